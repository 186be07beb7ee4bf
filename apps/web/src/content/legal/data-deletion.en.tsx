import { Link } from 'react-router-dom'
import type { LegalDocument } from './legal-document'

const dataDeletion: LegalDocument = {
  title: 'Data deletion',
  metaTitle: 'Data deletion | OriginSeal',
  description:
    'How to delete your OriginSeal account and data, what goes, what stays on the chain, and when.',
  lead: 'You can delete your account and data yourself, without asking support. The Traditional Chinese text is authoritative.',
  sections: [
    {
      id: 'members',
      title: 'How members delete',
      body: (
        <>
          <ol>
            <li>
              Log in, go to <Link to="/member-info">Member information</Link>, and choose “I want to delete my
              account” under “Delete the account”.
            </li>
            <li>
              Confirm with your password; who logs in by a social account only needs none. A mail tells you
              the day of the deletion.
            </li>
            <li>Within 14 days you can change your mind: log in and choose “Keep my account”.</li>
            <li>
              Then everything is deleted and cannot be restored; usually within 30 days of your request.
            </li>
          </ol>
        </>
      ),
    },
    {
      id: 'visitors',
      title: 'Visitors without an account',
      body: (
        <p>
          Name, e-mail address, mobile number and works of visitors are deleted by themselves when not used
          for 30 days by default. To have it sooner, register, take the works over and delete as above, or ask
          support.
        </p>
      ),
    },
    {
      id: 'what-goes',
      title: 'What is deleted',
      body: (
        <ul>
          <li>
            Account, name, e-mail address, mobile number, password hash, sessions, notifications and
            preferences.
          </li>
          <li>
            Originals, previews, titles, keywords, fingerprints and certificates of your works, and their
            content on the IPFS node.
          </li>
          <li>Progress, results, captures and reports of scans, and frames that video scans kept.</li>
          <li>The salts of your seals: after that, the numbers on the chain no longer lead to your works.</li>
        </ul>
      ),
    },
    {
      id: 'what-stays',
      title: 'What stays',
      body: (
        <>
          <ul>
            <li>
              Hashes on the chain, and for each work one commitment with a random id: the proofs of others in
              the same batch need it, and by itself it says nothing.
            </li>
            <li>The index of images on public pages that scans have seen, without data of yours.</li>
            <li>Records of transactions, for as long as the law demands.</li>
          </ul>
          <p>
            Certificates that you kept can still be verified by the offline program. Events between our
            services are deleted after 7 days by default; those that could not be handled up to 7 days later.
          </p>
        </>
      ),
    },
    {
      id: 'social-login',
      title: 'Data of Google or Facebook login',
      body: (
        <p>
          With the account, the identifier of the social login is deleted. You can also withdraw OriginSeal’s
          access in the settings of your Google or Facebook account.
        </p>
      ),
    },
  ],
  changes: [
    { date: '2026-11-22', text: 'The 14 days of grace, the data of visitors, and what stays were added.' },
  ],
}

export default dataDeletion
