import 'i18next'
import type { ErrorCode } from '@originseal/contracts'
import type components from '../components/components.en.json'
import type home from '../features/home/home.en.json'
import type registration from '../features/registration/registration.en.json'
import type scans from '../features/scans/scans.en.json'
import type verification from '../features/verification/verification.en.json'
import type works from '../features/works/works.en.json'
import type shell from './shell.en.json'

/** A key that no text has does not compile. English says which keys there are. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false
    resources: {
      components: typeof components
      errors: Record<ErrorCode, string>
      home: typeof home
      registration: typeof registration
      scans: typeof scans
      shell: typeof shell
      verification: typeof verification
      works: typeof works
    }
  }
}
