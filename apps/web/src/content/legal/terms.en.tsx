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
          These terms are between you and the operator of OriginSeal (原印). They begin when you tick the box
          at registration, or seal a work as a visitor. Users under 18 need the consent of their legal
          representative. How personal data is handled is in the <Link to="/privacy">privacy policy</Link>.
        </p>
      ),
    },
    {
      id: 'account',
      title: '2. Your account',
      body: (
        <ul>
          <li>
            Please give your real name, e-mail address and mobile number; the name goes on certificates.
          </li>
          <li>
            Keep the password to yourself. If somebody uses your account, change it at once; other devices are
            then logged out.
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
              We presume that you are until the contrary is shown; sealing by itself gives nobody any
              copyright.
            </li>
            <li>
              If the declaration is untrue or the work infringes somebody’s rights, you answer for it, damages
              included.
            </li>
            <li>
              Nothing unlawful may be uploaded, nor what violates the privacy, image or reputation of others.
            </li>
          </ul>
          <p>
            Your work stays yours. You permit us only to store it, take its fingerprints, make a preview and
            search for it, in order to provide the service.
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
            A certificate cannot be altered once issued, and its record on the chain cannot be deleted. What
            is marked as a test chain is for testing only and no evidence. What weight evidence has is for the
            court to decide.
          </p>
        </>
      ),
    },
    {
      id: 'scan',
      title: '5. Scans, OriginScore and FraudRisk',
      body: (
        <p>
          A scan searches the sources that its report lists; to find nothing does not mean that there is
          nothing. OriginScore and FraudRisk follow published rules and serve to set priorities. They are no
          legal advice and no accusation. Likeness is not infringement: please verify, or ask a professional,
          before you act.
        </p>
      ),
    },
    {
      id: 'takedown',
      title: '6. Takedowns and the 72-hour target',
      body: (
        <>
          <p>
            Once takedown requests are available we help you make them by the platforms’ rules and the
            Copyright Act. 72 hours is a target and not a guarantee; the platform decides. Without progress
            within the target, the quota is refunded or the next submission’s points are given.
          </p>
          <p>
            What you state must be true. By Article 90-11 of the Copyright Act, whoever intentionally or
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
            upgrade for 2 months. What was given cannot be exchanged for money or transferred. Trials without
            an account are free; suspicious links beyond the fifth are unlocked by payment.
          </p>
          <p>
            The price is the one in New Taiwan dollars, tax included, that the checkout shows. It also says on
            which day a plan begins, whether it renews by itself, and which plan it replaces.
          </p>
          <ul>
            <li>
              A plan that is paid by card, and of which the checkout says that it is charged by itself, renews
              for the period that you chose at the same amount; each charge is announced 7 days and 1 day
              before.
            </li>
            <li>
              A plan that is paid in another way, or that begins only when the present one ends, may be paid
              once; you are told before it ends, and nothing is charged by itself.
            </li>
            <li>
              You can cancel the renewal on your member page at any time; nothing more is charged, and what is
              paid for can be used to its end.
            </li>
            <li>
              If a charge fails, the plan goes on for 14 days, in which the charge is tried again and you are
              told; unpaid after that, the free plan follows, and works and certificates stay.
            </li>
            <li>
              A larger plan begins at once, and the amount for the unused time of the old one is refunded; a
              smaller one begins when the present one ends.
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
            By Article 19 of the Consumer Protection Act you may rescind within 7 days after receiving the
            goods or service, without giving a reason and at no cost. It is enough to send notice in writing
            within that time.
          </p>
          <p>
            By Article 2 of the regulation on reasonable exceptions to the right of rescission, this does not
            apply, where you were told before, to
          </p>
          <ul>
            <li>what was made to your order;</li>
            <li>
              digital content not on a tangible medium, or an online service that is complete once given,
              where it began with your prior consent: for example seals, scans and unlocks that have been
              used;
            </li>
            <li>the other cases that Article 2 lists.</li>
          </ul>
          <p>
            Quota that was not used and the remaining time of a subscription are no exception. How money is
            returned is in the <Link to="/refund-policy">refund policy</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'conduct',
      title: '9. What is not allowed',
      body: (
        <ul>
          <li>Sealing the works of others to pose as their holder or to hinder them.</li>
          <li>Using results to harass or threaten people, or to make false reports.</li>
          <li>Evading limits, mass automated access, attacking or disturbing the service.</li>
        </ul>
      ),
    },
    {
      id: 'suspension',
      title: '10. Suspension and end',
      body: (
        <p>
          For serious breaches of these terms we may disable an account and say why; you may object to
          support. Should we end the service, we announce it 30 days before and refund paid quota that was not
          used. Certificates can still be verified by the offline program, which needs nothing from us.
        </p>
      ),
    },
    {
      id: 'liability',
      title: '11. Liability',
      body: (
        <p>
          We provide the service with the care of a good administrator, but do not promise that it is never
          interrupted or that every copy is found. We are not liable for what we are not responsible for, such
          as natural disasters or failures of a blockchain or of platforms of others. Nothing here excludes or
          limits liability for intent or negligence, or under the Consumer Protection Act.
        </p>
      ),
    },
    {
      id: 'changes',
      title: '12. Changes of these terms',
      body: (
        <p>
          Changes are listed with their dates at the end of this page; members are told of major ones 30 days
          before they take effect. If you do not agree you may end the agreement and delete your account
          before then; paid quota that was not used is refunded.
        </p>
      ),
    },
    {
      id: 'law-and-support',
      title: '13. Law, courts and support',
      body: (
        <>
          <p>
            The law of the Republic of China (Taiwan) applies. Disputes are first to be settled by talking;
            which court has jurisdiction follows from the Code of Civil Procedure and Article 47 of the
            Consumer Protection Act.
          </p>
          <p>
            Support hours are Monday to Friday 9:00–18:00 Taiwan time, by e-mail or a chat app, with a reply
            within 48 hours. Where a complaint is not settled you may turn to a consumer protection officer.
          </p>
        </>
      ),
    },
  ],
  changes: [
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
