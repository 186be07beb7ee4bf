import { Link } from 'react-router-dom'
import type { LegalDocument } from './legal-document'

const refundPolicy: LegalDocument = {
  title: 'Refund policy',
  metaTitle: 'Refund policy | OriginSeal',
  description:
    'Cooling-off within 7 days with money back in 15, other refunds in 30 days, exceptions, how to ask.',
  lead: 'Refunds of plans and packs follow these rules. You can request one under payments in your account, and you see the amount first. The Traditional Chinese text is authoritative.',
  sections: [
    {
      id: 'cooling-off',
      title: '1. Rescission within seven days',
      body: (
        <>
          <p>
            Under Article 19 of the Consumer Protection Act you may rescind the contract by telling us within
            7 days after receiving the service, without giving a reason and at no cost. It is enough to send
            the notice in time. If we did not inform you as Article 18 requires, the 7 days begin on the day
            after we do, and end after 4 months at the latest.
          </p>
          <p>
            We refund what you paid within 15 days from the day after we receive your notice (Article 19-2 of
            the Consumer Protection Act).
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
            Under the regulation on reasonable exceptions to the right of rescission, the right does not cover
            the part already used of an online service that is complete once provided, if you agreed at
            checkout that it should begin at once: for example completed seals and scans, and unlocked links.
          </p>
          <ul>
            <li>
              The box for that consent is not ticked in advance; without it the exception does not apply.
            </li>
            <li>
              What you have used is deducted at the price of each unit; the refund is never less than zero.
            </li>
            <li>Unused quota and the remaining time of a subscription are refunded.</li>
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
            Double charges, wrong amounts, or a service that you could not use because of us: please ask
            within 7 days of learning of it; the refund is completed within 30 days after confirmation.
          </li>
          <li>
            Asking later does not affect your rights under the Civil Code and the Consumer Protection Act.
          </li>
          <li>
            If a takedown makes no progress within the 72-hour target, we return the quota or give you points,
            not money. 72 hours is a target and not a guarantee.
          </li>
          <li>A subscription cancelled part-way can be used until it ends, and does not renew.</li>
        </ul>
      ),
    },
    {
      id: 'how',
      title: '4. How to ask, and how we pay',
      body: (
        <>
          <p>
            Please ask under payments in your account, or write to support from the e-mail address that you
            registered, with the order number and the reason. Support hours are Monday to Friday 9:00–18:00
            Taiwan time, with a reply within 48 hours.
          </p>
          <ul>
            <li>Card: back to the same card; when it arrives depends on the issuing bank.</li>
            <li>Bank transfer, convenience store code or barcode: to an account in your own name.</li>
            <li>An invoice already issued is voided, or an allowance is issued for it.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'complaints',
      title: '5. Disputes and complaints',
      body: (
        <p>
          If you disagree with the outcome, please contact support first. If that does not settle it, you may
          call the consumer hotline 1950 or turn to a consumer protection officer. The rest is in the{' '}
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
