import { Link } from 'react-router-dom'
import type { LegalDocument } from './legal-document'

const terms: LegalDocument = {
  title: 'Terms of service',
  metaTitle: 'Terms of service | OriginSeal',
  description:
    'The terms of OriginSeal: uploads, what a seal proves, scans, fees, cooling-off, liability, support.',
  lead: 'By using OriginSeal you agree to these terms. Please note section 3 on uploads, section 4 on what a seal proves, and section 8 on cooling-off. The Traditional Chinese text is authoritative.',
  sections: [
    {
      id: 'agreement',
      title: '1. The agreement',
      body: (
        <p>
          These terms are an agreement between you and the operator of OriginSeal (原印). It begins when you
          tick the box at registration, or seal a work as a visitor. Users under 18 need the consent of their
          legal representative. How we handle personal data is set out in the{' '}
          <Link to="/privacy">privacy policy</Link>.
        </p>
      ),
    },
    {
      id: 'account',
      title: '2. Your account',
      body: (
        <ul>
          <li>
            Please give your real name, e-mail address and mobile number; your name appears on certificates.
          </li>
          <li>
            Keep your password safe. If somebody else uses your account, change it at once; all other devices
            are then logged out.
          </li>
          <li>
            You can delete the account at any time: see <Link to="/data-deletion">Data deletion</Link>.
          </li>
        </ul>
      ),
    },
    {
      id: 'upload-policy',
      title: '3. Copyright upload policy',
      body: (
        <>
          <ul>
            <li>
              You declare that you are the rightful holder of the work, or have the holder’s permission.
            </li>
            <li>
              We presume that you are until the contrary is shown; sealing a work does not give anybody
              copyright in it.
            </li>
            <li>
              If the declaration is untrue or the work infringes somebody’s rights, you are responsible,
              including for damages.
            </li>
            <li>
              You may not upload anything unlawful, or anything that violates the privacy, image or reputation
              of others.
            </li>
          </ul>
          <p>
            Your work stays yours. You only permit us to store it, compute its fingerprints, make a preview
            and search for copies, in order to provide the service.
          </p>
        </>
      ),
    },
    {
      id: 'seal',
      title: '4. Seals and certificates',
      body: (
        <>
          <p>
            A seal proves that a file with a certain SHA-256 existed no later than the time of the block and
            has not changed since. It does not prove who created the work, whether another version existed
            before, or that the name given is that person’s own.
          </p>
          <p>
            A certificate cannot be altered once issued, and its record on the chain cannot be deleted.
            Records marked as belonging to a test chain are for testing only and cannot serve as evidence. The
            weight of evidence is for the court to decide.
          </p>
        </>
      ),
    },
    {
      id: 'scan',
      title: '5. Scans, OriginScore and FraudRisk',
      body: (
        <p>
          A scan searches only the sources listed in its report; finding nothing does not mean that nothing
          exists. OriginScore and FraudRisk follow published rules and help you decide what to deal with
          first. They are neither legal advice nor an accusation. Similarity is not infringement: please
          verify, or ask a professional, before you act.
        </p>
      ),
    },
    {
      id: 'takedown',
      title: '6. Takedowns and the 72-hour target',
      body: (
        <>
          <p>
            We make takedown notices with you by the platforms’ rules and the Copyright Act, and send them;
            where a platform wants the person concerned to submit them, we prepare everything and you submit.
            72 hours is a target and not a guarantee; the platform decides. Without progress within the
            target, unless the reason lies with you, the unit is refunded, or one is given where the plan has
            ended. Once the other side has sent a counter-notice the 72 hours are counted no further.
          </p>
          <p>
            What you state must be true. Under Article 90-11 of the Copyright Act, anyone who intentionally or
            negligently gives false notice is liable for the damage it causes.
          </p>
        </>
      ),
    },
    {
      id: 'fees',
      title: '7. Plans, quotas and fees',
      body: (
        <>
          <p>
            Registration gives 5 free seals; the first 10 to register on a day also get the creator guardian
            upgrade for 2 months. Free quota cannot be exchanged for money or transferred. Trials without an
            account are free; suspicious links beyond the fifth are unlocked by payment.
          </p>
          <p>
            The price is the amount in New Taiwan dollars, tax included, shown at checkout. The checkout also
            says on which day a plan begins, whether it renews automatically, and which plan it replaces.
          </p>
          <ul>
            <li>
              A plan that is paid by card and that the checkout describes as charged automatically renews for
              the period you chose, at the same amount; we announce each charge 7 days and 1 day before.
            </li>
            <li>
              A plan that is paid in another way, or that begins only when the current one ends, may be paid
              once only; we tell you before it ends, and nothing is charged automatically.
            </li>
            <li>
              You can cancel the renewal on your member page at any time; nothing more is charged, and you can
              use what you have paid for until it ends.
            </li>
            <li>
              If a charge fails, the plan continues for 14 days, during which we try again and tell you; if it
              is still unpaid, you return to the free plan, and your works and certificates stay.
            </li>
            <li>
              A larger plan begins at once, and we refund the amount for the unused time of the old one; a
              smaller one begins when the current one ends.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'cooling-off',
      title: '8. Seven days’ cooling-off, and its exceptions',
      body: (
        <>
          <p>
            Under Article 19 of the Consumer Protection Act you may rescind the contract within 7 days after
            receiving the goods or service, without giving a reason and at no cost. It is enough to send
            written notice within that time.
          </p>
          <p>
            Under Article 2 of the regulation on reasonable exceptions to the right of rescission, and where
            you were told beforehand, this does not apply to
          </p>
          <ul>
            <li>goods or services made to your order;</li>
            <li>
              digital content not on a tangible medium, or an online service that is complete once provided,
              if it began with your prior consent: for example seals, scans and unlocks that have been used;
            </li>
            <li>the other cases that Article 2 lists.</li>
          </ul>
          <p>
            Unused quota and the remaining time of a subscription are not among the exceptions. How money is
            refunded is set out in the <Link to="/refund-policy">refund policy</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'conduct',
      title: '9. What is not allowed',
      body: (
        <ul>
          <li>Sealing other people’s works in order to pose as their owner or to obstruct them.</li>
          <li>Using results to harass or threaten people, or to make false reports.</li>
          <li>Evading limits, mass automated access, attacking or disrupting the service.</li>
        </ul>
      ),
    },
    {
      id: 'suspension',
      title: '10. Suspension and termination',
      body: (
        <p>
          If you seriously breach these terms we may suspend your account and will tell you why; you may
          object through support. If we end the service, we will announce it 30 days in advance and refund
          paid quota that has not been used. Your certificates can still be verified with the offline program,
          which needs nothing from us.
        </p>
      ),
    },
    {
      id: 'liability',
      title: '11. Liability',
      body: (
        <p>
          We provide the service with the care of a good administrator, but do not promise that it is never
          interrupted or that it finds every copy. We are not liable for events beyond our responsibility,
          such as natural disasters or failures of a blockchain or of third-party platforms. Nothing here
          excludes or limits liability for intent or negligence, or under the Consumer Protection Act.
        </p>
      ),
    },
    {
      id: 'changes',
      title: '12. Changes to these terms',
      body: (
        <p>
          Changes are listed with their dates at the end of this page; we tell members of major ones 30 days
          before they take effect. If you do not agree, you may end the agreement and delete your account
          before then; we refund paid quota that has not been used.
        </p>
      ),
    },
    {
      id: 'law-and-support',
      title: '13. Law, courts and support',
      body: (
        <>
          <p>
            The law of the Republic of China (Taiwan) applies. Disputes are first to be settled by
            negotiation; jurisdiction follows from the Code of Civil Procedure and Article 47 of the Consumer
            Protection Act.
          </p>
          <p>
            Support hours are Monday to Friday 9:00–18:00 Taiwan time, by e-mail or a chat app, with a reply
            within 48 hours. If a complaint is not resolved, you may turn to a consumer protection officer.
          </p>
        </>
      ),
    },
  ],
  changes: [
    {
      date: '2026-11-23',
      text: 'Section 6 describes takedowns as they are done today, and when the 72 hours end.',
    },
    {
      date: '2026-11-22',
      text: 'Section 7 says which plans renew by themselves, how charges are announced, and what happens when a charge fails or a plan is changed.',
    },
    {
      date: '2026-11-22',
      text: 'Paid plans are open; the remark that they are not is gone.',
    },
    {
      date: '2026-11-22',
      text: 'Rewritten for the service as it is: what a seal and a test chain prove, what OriginScore and FraudRisk are, exceptions to cooling-off, and functions that are not open yet.',
    },
  ],
}

export default terms
