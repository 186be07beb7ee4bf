import { Link } from 'react-router-dom'
import type { LegalDocument } from './legal-document'

const refundPolicy: LegalDocument = {
  title: 'Refund policy',
  metaTitle: 'Refund policy | OriginSeal',
  description:
    'Cooling-off within 7 days with money back in 15, other refunds in 30 days, exceptions, how to ask.',
  lead: 'Refunds of plans and packs follow these rules. You ask for one in the payments of your account, and see the amount before you do. The Traditional Chinese text is authoritative.',
  sections: [
    {
      id: 'cooling-off',
      title: '1. Rescission within seven days',
      body: (
        <>
          <p>
            By Article 19 of the Consumer Protection Act you may tell us within 7 days after receiving the
            service that you rescind, without giving a reason and at no cost. It is enough to send the notice
            in time. If we did not inform you as Article 18 demands, the 7 days begin on the day after we do,
            and end after 4 months at the latest.
          </p>
          <p>
            What you paid is returned within 15 days from the day after your notice (Article 19-2 of the
            Consumer Protection Act).
          </p>
        </>
      ),
    },
    {
      id: 'exceptions',
      title: '2. Exceptions, and what was used',
      body: (
        <>
          <p>
            By the regulation on reasonable exceptions to the right of rescission, an online service that is
            complete once given is excepted as far as it was used, where you agreed at checkout, before it
            began, that it begins at once: for example seals and scans that were done, and links that were
            unlocked.
          </p>
          <ul>
            <li>
              The box for that consent is not ticked in advance; without it the exception does not apply.
            </li>
            <li>What was used is deducted at the unit’s price, never below zero.</li>
            <li>Quota that was not used and the remaining time of a subscription are refunded.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'other-refunds',
      title: '3. Other refunds',
      body: (
        <ul>
          <li>
            Charged twice, a wrong amount, or a service that could not be used because of us: please ask
            within 7 days of learning of it; the refund is completed within 30 days after confirmation.
          </li>
          <li>
            Asking later leaves your rights under the Civil Code and the Consumer Protection Act untouched.
          </li>
          <li>
            No progress of a takedown within the 72-hour target: the quota is refunded or points are given,
            not money. 72 hours is a target and not a guarantee.
          </li>
          <li>A subscription cancelled in the middle can be used to its end, and does not renew.</li>
        </ul>
      ),
    },
    {
      id: 'how',
      title: '4. How to ask, and where money goes',
      body: (
        <>
          <p>
            Please ask in the payments of your account, or write to support from the e-mail address that you
            registered, with the order number and the reason. Support hours are Monday to Friday 9:00–18:00
            Taiwan time, with a reply within 48 hours.
          </p>
          <ul>
            <li>Card: back to the same card; when it arrives is up to the bank that issued it.</li>
            <li>Bank transfer, convenience store code or barcode: to an account in your own name.</li>
            <li>An invoice that was issued is voided, or an allowance is issued for it.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'complaints',
      title: '5. Disputes and complaints',
      body: (
        <p>
          If you disagree with the outcome, please contact support first. Where that does not settle it, you
          may call the consumer hotline 1950 or turn to a consumer protection officer. The rest is in the{' '}
          <Link to="/terms">terms of service</Link>.
        </p>
      ),
    },
  ],
  changes: [
    {
      date: '2026-11-22',
      text: 'Payment is open: the remark that it is not is gone, and refunds can be asked for in one’s payments.',
    },
    {
      date: '2026-11-22',
      text: 'Refunds after rescission (15 days) and other refunds (30 days) are told apart; exceptions, the deduction of what was used, and ways of payment are added.',
    },
  ],
}

export default refundPolicy
