import { Link } from 'react-router-dom'
import type { LegalDocument } from './legal-document'

const privacy: LegalDocument = {
  title: 'Privacy policy',
  metaTitle: 'Privacy policy | OriginSeal',
  description:
    'What personal data OriginSeal collects, why and how long, who gets it, and what your rights are.',
  lead: 'What we collect, why we need it, how long we keep it, and what your rights are. The Traditional Chinese text is authoritative.',
  sections: [
    {
      id: 'who-we-are',
      title: 'Scope, and who collects',
      body: (
        <>
          <p>
            This policy applies to the OriginSeal (原印) website and service. It tells you what Article 8 of
            Taiwan’s Personal Data Protection Act (PDPA) requires us to tell you when we collect personal
            data. The data is collected by the operator of this website, whose name and contact details are at
            the end of this page.
          </p>
          <p>
            Pages that a scan finds are run by others, and this policy does not apply to them. When you follow
            a link to another site, that site’s policy applies.
          </p>
        </>
      ),
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      body: (
        <>
          <ul>
            <li>
              Members: name, e-mail address, mobile number, a hash of the password (never the password
              itself), the language of mails, and the devices that are logged in. If you log in with Google or
              Facebook, also the identifier, name and e-mail address that they provide.
            </li>
            <li>
              Visitors without an account: name, e-mail address, mobile number, and the network address, which
              we use to count free trials per day.
            </li>
            <li>
              Works: the image file, its name, title, keywords, fingerprints, a preview, and the certificate.
            </li>
            <li>Scans: when and where we searched, pages and images found, captures, and the report.</li>
            <li>
              Video scans: the video is deleted once it has been compared; we keep only frames with a match.
              Sound is never read.
            </li>
            <li>
              Security: failed logins are counted for about 15 minutes, in a form that cannot be reversed.
            </li>
          </ul>
          <p>
            Name, e-mail address and mobile number are needed to register and to seal. You may choose not to
            give them, but then you can neither register nor seal.
          </p>
        </>
      ),
    },
    {
      id: 'why',
      title: 'Why, and on what basis',
      body: (
        <>
          <p>
            Specific purposes, from the official list: contract and similar legal relations (069), consumer
            and customer service (090), information security (137), online shopping and e-commerce (148).
            Category: identification of individuals (C001).
          </p>
          <ul>
            <li>
              To seal works, issue certificates, search for similar images and write reports: our contract
              with you.
            </li>
            <li>
              To send mails about your account, and the notifications that you choose; you can unsubscribe
              from those at any time.
            </li>
            <li>To prevent impersonation, abuse of trials, and attacks.</li>
          </ul>
          <p>We do not sell personal data, and do not train artificial intelligence on your works.</p>
        </>
      ),
    },
    {
      id: 'chain-and-ipfs',
      title: 'Blockchain and IPFS',
      body: (
        <>
          <p>
            Only one hash, computed from many seals, is written to the blockchain. Each seal has a random
            salt, so the chain alone reveals neither your name nor your work nor what is in the file. Records
            on a chain cannot be deleted, so nothing personal is written there.
          </p>
          <p>
            Files are kept in our storage and on a private IPFS node, and are not published to the IPFS
            network. The public verification page shows fingerprints, times and chain data, but neither name
            nor title.
          </p>
        </>
      ),
    },
    {
      id: 'recipients',
      title: 'Who gets data, and where',
      body: (
        <>
          <ul>
            <li>
              Sites we search: a scan searches sites by the work’s title, keywords or file name. If image
              search services are configured (such as Google Vision, TinEye or Google Lens), they receive a
              preview of the work, which may leave Taiwan; each report lists the sources used.
            </li>
            <li>
              Login services: Google or Facebook confirm who you are, if you choose to log in with them.
            </li>
            <li>Mail and hosting services, which act on our instructions only.</li>
            <li>
              Payment: a payment provider handles payments and issues e-invoices; card numbers never reach us.
            </li>
            <li>
              Authorities, where the law requires it, or a court or prosecutor demands it by due process.
            </li>
          </ul>
          <p>Certificates and reports bear your name and the title. It is up to you whom you give them to.</p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: (
        <>
          <ul>
            <li>Members’ details, works, scans and reports: until you delete your account.</li>
            <li>
              Deleting an account: you have 14 days to change your mind, then everything is deleted; this is
              usually complete within 30 days.
            </li>
            <li>
              Visitors: data and works are deleted when not used for 30 days by default; if you register
              before then, you can take over your works. The name and contact details of visitors who have
              paid are kept for a year after the payment, so that the link in the mail can open the order.
            </li>
            <li>Videos: deleted once compared; you can delete the remaining frames at any time.</li>
            <li>
              Events between our services: 7 days by default; those that could not be processed, up to 7 days
              more.
            </li>
            <li>Records of transactions: as long as tax and accounting law requires.</li>
          </ul>
          <p>
            For details, see <Link to="/data-deletion">Data deletion</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      body: (
        <>
          <ul>
            <li>A login cookie keeps you logged in; scripts cannot read it, and logging out ends it.</li>
            <li>
              A device cookie recognises a device you have used, so that other people’s guesses do not lock
              you out.
            </li>
            <li>
              Browser storage: login token, progress of a trial, contact details of a visitor, and the
              language.
            </li>
          </ul>
          <p>
            Counting visits (Google Analytics and our own records) and measuring advertisements (Meta) begin
            only when you agree. Where you do not, no data goes to these companies and every function remains
            available. You can change your mind at any time at the foot of each page.
          </p>
        </>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (
        <>
          <p>Under Article 3 of the PDPA you may</p>
          <ul>
            <li>ask about your data, see it, and have a copy made;</li>
            <li>have it completed or corrected;</li>
            <li>have its collection, processing or use stopped;</li>
            <li>have it deleted.</li>
          </ul>
          <p>
            Name, mobile number, e-mail address and password can be seen and changed on your member page,
            where you can also delete the account. We answer other requests to see or copy data within 15
            days, and requests to correct, stop or delete within 30 days; Article 13 of the PDPA allows an
            extension, and we will tell you in writing why.
          </p>
          <p>Users under 18 need the consent of their legal representative to this policy.</p>
        </>
      ),
    },
    {
      id: 'security-and-changes',
      title: 'Security, changes, contact',
      body: (
        <>
          <p>
            Connections are encrypted, passwords are kept as Argon2id hashes, and login tokens are valid for
            15 minutes at most. If personal data is stolen, leaked or altered because of a breach of the PDPA,
            we will tell you once we have established the facts, as Article 12 requires.
          </p>
          <p>
            Changes are listed with their dates at the end of this page; we tell members of major ones
            separately. Support hours are Monday to Friday 9:00–18:00 Taiwan time, with a reply within 48
            hours.
          </p>
        </>
      ),
    },
  ],
  changes: [
    { date: '2026-11-23', text: 'What is counted and measured once you have agreed is named.' },
    { date: '2026-11-23', text: 'How long the data of visitors who have paid is kept was added.' },
    {
      date: '2026-11-22',
      text: 'Payment is open: a payment provider handles payments and issues e-invoices.',
    },
    {
      date: '2026-11-22',
      text: 'Rewritten for the service as it is: visitors, videos, browser storage, how long each kind of data is kept, blockchain and image search services.',
    },
  ],
}

export default privacy
