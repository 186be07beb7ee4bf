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
              Confirm with your password; if you only log in with a social account, you do not need one. We
              send you a mail with the date of the deletion.
            </li>
            <li>Within 14 days you can change your mind: log in and choose “Keep my account”.</li>
            <li>
              After that, everything is deleted automatically and cannot be restored, usually within 30 days
              of your request.
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
          A visitor’s name, e-mail address, mobile number and works are deleted automatically when not used
          for 30 days by default; the name and contact details of visitors who have paid are kept for a year
          after the payment. To have them deleted sooner, register, take over your works and delete as above,
          or ask support.
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
          <li>
            The salts of your seals: without them, the numbers on the chain can no longer be linked to your
            works.
          </li>
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
              Hashes on the chain, and for each work one commitment with a random id: other people’s proofs in
              the same batch need it, and by itself it reveals nothing.
            </li>
            <li>
              The index of images on public pages that scans have seen, which contains none of your data.
            </li>
            <li>Records of transactions, for as long as the law requires.</li>
          </ul>
          <p>
            Certificates that you have kept can still be verified with the offline program. Events between our
            services are deleted after 7 days by default; those that could not be processed, up to 7 days
            later.
          </p>
        </>
      ),
    },
    {
      id: 'social-login',
      title: 'Data of Google or Facebook login',
      body: (
        <p>
          When you delete your account, we also delete the identifier of the social login. You can also
          withdraw OriginSeal’s access in the settings of your Google or Facebook account.
        </p>
      ),
    },
  ],
  changes: [
    { date: '2026-11-23', text: 'How long the data of visitors who have paid is kept was added.' },
    { date: '2026-11-22', text: 'The 14 days of grace, the data of visitors, and what stays were added.' },
  ],
}

export default dataDeletion
