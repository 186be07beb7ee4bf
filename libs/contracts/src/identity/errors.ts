import { defineErrors } from '../error'

/** Errors of accounts and sessions; the sentences of registration and login are the specification's. */
export const identityErrors = defineErrors({
  ACCOUNT_EMAIL_TAKEN: { kind: 'conflict', message: 'User with this email already exists' },
  ACCOUNT_PHONE_TAKEN: { kind: 'conflict', message: 'User with this phone number already exists' },
  ACCOUNT_PHONE_FORMAT: { kind: 'invalid', message: 'Phone number must be in format' },
  ACCOUNT_PASSWORD_SHORT: { kind: 'invalid', message: 'Password must be at least 6 characters' },
  ACCOUNT_PASSWORD_COMMON: {
    kind: 'invalid',
    message: 'this password is one of the most common ones, which are guessed first; please choose another',
  },
  ACCOUNT_FIELDS_REQUIRED: { kind: 'invalid', message: 'Email, password, and phone are required' },
  ACCOUNT_NAME_REQUIRED: { kind: 'invalid', message: 'a name is required' },
  ACCOUNT_EMAIL_FORMAT: { kind: 'invalid', message: 'this is not an e-mail address' },
  LOGIN_FAILED: { kind: 'unauthenticated', message: 'login failed, check your credentials' },
  LOGIN_BUSY: {
    kind: 'unavailable',
    message: 'many people are logging in right now, please try again shortly',
  },
  LOGIN_TRIES_EXCEEDED: { kind: 'tooMany', message: 'too many tries, please wait before the next one' },
  ACCOUNT_DISABLED: { kind: 'forbidden', message: 'this account has been disabled' },
  SESSION_ENDED: { kind: 'unauthenticated', message: 'the login has expired, please log in again' },
  PASSWORD_WRONG: { kind: 'forbidden', message: 'the password is not right' },
  SECOND_FACTOR_NEEDED: { kind: 'unauthenticated', message: 'please enter your second factor too' },
  SECOND_FACTOR_WRONG: { kind: 'forbidden', message: 'the code is not right, or it was used already' },
  SECOND_FACTOR_EXPIRED: { kind: 'forbidden', message: 'that took too long, please log in again' },
  AUTHENTICATOR_NOT_BEGUN: { kind: 'conflict', message: 'there is no authenticator for this code' },
  STEP_UP_NEEDS_SECOND_FACTOR: {
    kind: 'unprocessable',
    message: 'this account has a second factor: please enter it',
  },
  STEP_UP_CODE_WRONG: { kind: 'forbidden', message: 'the code is not right, or it is too old' },
  STEP_UP_NEEDS_PASSWORD: { kind: 'unprocessable', message: 'this account has a password: please enter it' },
  STEP_UP_NEEDS_ADDRESS: {
    kind: 'unprocessable',
    message: 'there is no confirmed e-mail address to which a code could be sent',
  },
  MAIL_TOKEN_INVALID: {
    kind: 'unprocessable',
    message: 'this link has been used or is too old, please ask for a new one',
  },
  SOCIAL_TOKEN_INVALID: { kind: 'unauthenticated', message: 'login verification failed, please retry' },
  TRIAL_TOKEN_INVALID: { kind: 'unprocessable', message: 'this trial has ended or is not yours' },
  TRIAL_EMAIL_UNCONFIRMED: {
    kind: 'unprocessable',
    message: 'please confirm your e-mail address first; then what you bought without an account moves to it',
  },
  ORDER_LINK_INVALID: {
    kind: 'unprocessable',
    message: 'this link is not complete, please open it from the mail again',
  },
  ORDER_LINK_EXPIRED: { kind: 'unprocessable', message: 'this link has ended' },
  ORDER_LINK_CLAIMED: {
    kind: 'conflict',
    message: 'this order is in an account now, please log in to see it',
  },
  TRIAL_QUOTA_REACHED: {
    kind: 'tooMany',
    message:
      'the free trials of this network are used up for today; register to go on, or come again tomorrow',
  },
  CONTACT_LIMIT_REACHED: {
    kind: 'tooMany',
    message: 'many messages were sent from here, please wait before the next one',
  },
  CONTACT_MESSAGE_NOT_FOUND: { kind: 'missing', message: 'there is no such message' },
  CONTACT_MESSAGE_HANDLED: { kind: 'conflict', message: 'somebody has dealt with this message already' },
  NOTIFICATION_NOT_FOUND: { kind: 'missing', message: 'there is no such notification' },
  UNSUBSCRIBE_LINK_INVALID: {
    kind: 'unprocessable',
    message: 'this link is not complete, please open it from the mail again',
  },
  PASSKEY_REFUSED: { kind: 'unprocessable', message: 'this passkey could not be added' },
  PASSKEY_NOT_FOUND: { kind: 'missing', message: 'there is no such passkey' },
  LAST_ADMINISTRATOR: { kind: 'conflict', message: 'the last administrator stays one' },
  PROPOSAL_NOT_FOUND: { kind: 'missing', message: 'there is no such proposal' },
  PROPOSAL_NOT_NEEDED: { kind: 'unprocessable', message: 'nobody has to approve this' },
  PROPOSAL_KEY_USED: { kind: 'conflict', message: 'this was proposed already' },
  PROPOSAL_OWN: { kind: 'forbidden', message: 'nobody approves what they have proposed' },
  PROPOSAL_NOT_OWN: { kind: 'forbidden', message: 'it is done by whoever has proposed it' },
  PROPOSAL_NOT_APPROVED: { kind: 'conflict', message: 'this still waits for its approval' },
  PROPOSAL_CLOSED: { kind: 'conflict', message: 'this proposal was decided or used meanwhile' },
  PROPOSAL_CHANGED: { kind: 'conflict', message: 'this is not the proposal that was read' },
  PROPOSAL_EXPIRED: {
    kind: 'conflict',
    message: 'the time of this proposal is over, please propose it again',
  },
  ACCOUNT_NOT_FOUND: { kind: 'missing', message: 'there is no such account' },
})
