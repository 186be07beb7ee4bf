import 'i18next'
import type { ErrorCode } from '@originseal/contracts'
import type account from '../features/account/account.en.json'
import type adminLogin from '../features/admin-login/admin-login.en.json'
import type contact from '../features/contact/contact.en.json'
import type commandPalette from '../features/command-palette/command-palette.en.json'
import type components from '../components/components.en.json'
import type emailConfirmation from '../features/email-confirmation/email-confirmation.en.json'
import type audit from '../features/audit/audit.en.json'
import type articles from '../features/articles/articles.en.json'
import type backOffice from './back-office.en.json'
import type channels from '../features/channels/channels.en.json'
import type dashboard from './dashboard.en.json'
import type figures from '../features/figures/figures.en.json'
import type home from '../features/home/home.en.json'
import type homeSections from '../features/home/sections/home-sections.en.json'
import type jobs from '../features/jobs/jobs.en.json'
import type legal from '../features/legal/legal.en.json'
import type login from '../features/login/login.en.json'
import type caseReview from '../features/case-review/case-review.en.json'
import type timeLedger from '../features/time-ledger/time-ledger.en.json'
import type contactMessages from '../features/contact-messages/contact-messages.en.json'
import type services from '../features/services/services.en.json'
import type parkedEvents from '../features/parked-events/parked-events.en.json'
import type payments from '../features/payments/payments.en.json'
import type proposals from '../session/proposals/proposals.en.json'
import type providerKeys from '../features/provider-keys/provider-keys.en.json'
import type problem from '../i18n/problem.en.json'
import type memberView from '../features/member-view/member-view.en.json'
import type negotiationReview from '../features/negotiation-review/negotiation-review.en.json'
import type negotiations from '../features/negotiations/negotiations.en.json'
import type notifications from '../features/notifications/notifications.en.json'
import type offers from '../offers/offers.en.json'
import type offerVersions from '../features/offer-versions/offer-versions.en.json'
import type orders from '../features/orders/orders.en.json'
import type passwordReset from '../features/password-reset/password-reset.en.json'
import type pricing from '../features/pricing/pricing.en.json'
import type quickCases from '../features/quick-cases/quick-cases.en.json'
import type registration from '../features/registration/registration.en.json'
import type scans from '../features/scans/scans.en.json'
import type socialCallback from '../features/social-callback/social-callback.en.json'
import type unsubscribe from '../features/unsubscribe/unsubscribe.en.json'
import type verification from '../features/verification/verification.en.json'
import type trademark from '../features/trademark/trademark.en.json'
import type users from '../features/users/users.en.json'
import type units from '../features/units/units.en.json'
import type videoScan from '../features/video-scan/video-scan.en.json'
import type subscription from '../features/subscription/subscription.en.json'
import type workbench from '../features/workbench/workbench.en.json'
import type cases from '../features/cases/cases.en.json'
import type listingScans from '../features/scans/listing-scans.en.json'
import type caseNotice from '../features/cases/case-notice.en.json'
import type works from '../features/works/works.en.json'
import type consent from '../tracking/consent.en.json'
import type pixelDebug from '../features/pixel-debug/pixel-debug.en.json'
import type shell from './shell.en.json'
import type stepUp from '../session/step-up/step-up.en.json'
import type social from '../session/social/social.en.json'

/** A key that no text has does not compile. English says which keys there are. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false
    resources: {
      account: typeof account
      adminLogin: typeof adminLogin
      audit: typeof audit
      articles: typeof articles
      backOffice: typeof backOffice
      channels: typeof channels
      commandPalette: typeof commandPalette
      components: typeof components
      contact: typeof contact
      consent: typeof consent
      pixelDebug: typeof pixelDebug
      emailConfirmation: typeof emailConfirmation
      dashboard: typeof dashboard
      errors: Record<ErrorCode, string>
      figures: typeof figures
      home: typeof home
      homeSections: typeof homeSections
      jobs: typeof jobs
      legal: typeof legal
      login: typeof login
      negotiations: typeof negotiations
      notifications: typeof notifications
      offers: typeof offers
      offerVersions: typeof offerVersions
      orders: typeof orders
      caseReview: typeof caseReview
      timeLedger: typeof timeLedger
      parkedEvents: typeof parkedEvents
      contactMessages: typeof contactMessages
      services: typeof services
      payments: typeof payments
      pricing: typeof pricing
      subscription: typeof subscription
      proposals: typeof proposals
      providerKeys: typeof providerKeys
      problem: typeof problem
      passwordReset: typeof passwordReset
      memberView: typeof memberView
      negotiationReview: typeof negotiationReview
      quickCases: typeof quickCases
      registration: typeof registration
      scans: typeof scans
      shell: typeof shell
      social: typeof social
      stepUp: typeof stepUp
      socialCallback: typeof socialCallback
      unsubscribe: typeof unsubscribe
      verification: typeof verification
      trademark: typeof trademark
      units: typeof units
      users: typeof users
      videoScan: typeof videoScan
      workbench: typeof workbench
      cases: typeof cases
      listingScans: typeof listingScans
      caseNotice: typeof caseNotice
      works: typeof works
    }
  }
}
