import { AdminLoginPage } from '../features/admin-login/admin-login-page'
import { LogInForm } from '../features/login/log-in-form'

/** Two login pages, one form; features do not know each other, so they meet here. */
export function Component() {
  return <AdminLoginPage Form={LogInForm} />
}
