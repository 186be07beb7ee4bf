import { AdminLoginPage } from '../features/admin-login/admin-login-page'
import { LogInForm } from '../features/login/log-in-form'

/** Two doors, one form; features are strangers, so they meet here. */
export function Component() {
  return <AdminLoginPage Form={LogInForm} />
}
