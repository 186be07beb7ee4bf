import type { Bilingual } from '@originseal/documents'
import type { Channel, ChannelField, PlatformRecord } from './channel'

const label = (en: string, zh: string): Bilingual => ({ en, zh })
const field = (id: string, from: ChannelField['from'], words: Bilingual, max?: number): ChannelField => ({
  id,
  from,
  label: words,
  required: true,
  ...(max !== undefined && { max }),
})
const optional = (given: ChannelField): ChannelField => ({ ...given, required: false })

const name = field('name', 'legal-name', label('Full name', '全名'))
const email = field('email', 'email', label('E-mail', '電子郵件'))
const phone = field('phone', 'phone', label('Telephone', '電話'))
const street = field('address', 'street', label('Street address', '街道地址'))
const city = field('city', 'city', label('City', '城市'))
const country = field('country', 'country', label('Country', '國家'))
const owner = field('owner', 'owner-name', label('Owner of the right', '權利人'))
const work = field('work', 'work', label('The original work', '原創作品'))
const originals = optional(
  field('original_urls', 'original-urls', label('Where the original is', '原作網址')),
)
const urls = field(
  'urls',
  'urls',
  label('Addresses of the infringing content, one a line', '侵權內容網址，每行一個'),
)
const signature = field('signature', 'signature', label('Signature: your full name', '簽名：您的全名'))

/** What art. 3 of the Taiwanese regulations asks for, as most contact windows do. */
export const byHandFields: readonly ChannelField[] = [name, street, city, phone, email, work, urls, signature]

type Given = Pick<Channel, 'id' | 'mode' | 'certainty'> & Partial<Channel>
/** Typed signatures under the American rules, unless said otherwise. */
const channel = (given: Given): Channel => ({
  regimes: ['us-dmca'],
  fields: [],
  signatureKinds: ['typed', 'drawn', 'certificate', 'wet-scan'],
  checkedAt: null,
  ...given,
})

const metaForm = (id: string, address: string): Channel =>
  channel({
    id,
    mode: 'by-hand',
    address,
    certainty: 'verified',
    checkedAt: '2026-11-22',
    regimes: ['us-dmca', 'eu-dsa', 'impersonation'],
    fields: [name, street, city, country, phone, email, owner, work, originals, urls, signature],
  })
const metaMail = (id: string): Channel =>
  channel({
    id,
    mode: 'email',
    address: 'ip@fb.com',
    certainty: 'unconfirmed',
    regimes: ['us-dmca', 'eu-dsa'],
  })
const metaDisclosure = label(
  'The uploader regularly receives the name of the owner, your e-mail address and the report.',
  '上傳者通常會收到權利人姓名、您的電子郵件與檢舉內容。',
)
const meta = (platform: string, words: Bilingual, form: Channel): PlatformRecord => ({
  platform,
  name: words,
  channels: [form, metaMail(`${platform}.agent`)],
  mailDomains: [
    'facebook.com',
    'fb.com',
    'facebookmail.com',
    'support.facebook.com',
    'instagram.com',
    'mail.instagram.com',
  ],
  observe: 'assisted',
  disclosure: metaDisclosure,
  ...(platform === 'facebook' && {
    publishedTimes: label(
      'Typically within 48 hours, says a takedown firm.',
      '據下架業者所述，通常在 48 小時內。',
    ),
  }),
})

/** What a provider does with a notice, where its own text was not at hand. */
export const usualDisclosure = label(
  'The notice, with your name and contact data, may be passed on to the uploader.',
  '通知連同您的姓名與聯絡資料，可能轉交給上傳者。',
)

const taiwanShop = (
  platform: string,
  words: Bilingual,
  mailDomains: readonly string[],
  given: Partial<Channel> = {},
): PlatformRecord => ({
  platform,
  name: words,
  channels: [
    channel({
      id: `${platform}.contact-window`,
      mode: 'by-hand',
      certainty: 'unconfirmed',
      regimes: ['tw-copyright'],
      fields: byHandFields,
      note: label(
        'Address not confirmed: use the contact window that the site publishes.',
        '地址尚未確認：請使用該網站公布的聯絡窗口。',
      ),
      ...given,
    }),
  ],
  mailDomains,
  observe: 'automatic',
  disclosure: usualDisclosure,
})

const cloudflareFields: readonly ChannelField[] = [
  field('name', 'legal-name', label('Name', '姓名'), 255),
  field('email', 'email', label('E-mail', '電子郵件'), 255),
  optional(field('company', 'company', label('Company', '公司'), 100)),
  optional(field('tele', 'phone', label('Telephone', '電話'), 20)),
  field('agent_name', 'owner-name', label('Owner of the right', '權利人'), 60),
  field('address1', 'street', label('Address', '地址'), 100),
  field('city', 'city', label('City', '城市'), 255),
  field('state', 'region', label('State or county', '州或縣市'), 255),
  field('country', 'country', label('Country', '國家'), 255),
  field('original_work', 'work', label('Original work', '原作'), 255),
  field('urls', 'urls', label('Infringing addresses, one a line', '侵權網址，每行一個')),
  field('signature', 'signature', label('Signature', '簽名'), 255),
]

/** The first version of the table; `docs/adr/0045-channels.md` says where each comes from and how it is changed. */
export const firstChannels: { readonly version: number; readonly platforms: readonly PlatformRecord[] } = {
  version: 1,
  platforms: [
    meta(
      'facebook',
      label('Facebook', 'Facebook'),
      metaForm('facebook.copyright-form', 'https://www.facebook.com/help/contact/1758255661104383'),
    ),
    meta(
      'instagram',
      label('Instagram', 'Instagram'),
      metaForm('instagram.copyright-form', 'https://help.instagram.com/contact/372592039493026'),
    ),
    meta(
      'threads',
      label('Threads', 'Threads'),
      metaForm('threads.copyright-form', 'https://help.instagram.com/1055435822080964'),
    ),
    {
      platform: 'youtube',
      name: label('YouTube', 'YouTube'),
      channels: [
        channel({
          id: 'youtube.copyright-form',
          mode: 'by-hand',
          address: 'https://www.youtube.com/copyright_complaint_form',
          certainty: 'verified',
          checkedAt: '2026-11-22',
          fields: [owner, name, street, city, country, phone, email, work, originals, urls, signature],
        }),
        channel({
          id: 'youtube.agent',
          mode: 'email',
          address: 'copyright@youtube.com',
          certainty: 'unconfirmed',
        }),
      ],
      mailDomains: ['youtube.com', 'google.com'],
      observe: 'automatic',
      disclosure: label(
        'The name of the owner is shown publicly; your name and main e-mail address may be passed on.',
        '權利人姓名會公開顯示；您的姓名與主要電子郵件可能轉交對方。',
      ),
    },
    {
      platform: 'tiktok',
      name: label('TikTok', 'TikTok'),
      channels: [
        channel({
          id: 'tiktok.copyright-form',
          mode: 'by-hand',
          address: 'https://www.tiktok.com/legal/report/Copyright',
          certainty: 'verified',
          checkedAt: '2026-11-22',
          fields: [name, owner, email, street, city, country, phone, work, originals, urls, signature],
        }),
      ],
      mailDomains: ['tiktok.com'],
      observe: 'assisted',
      disclosure: usualDisclosure,
      publishedTimes: label(
        'Generally under three days, says a takedown firm.',
        '據下架業者所述，通常在三天內。',
      ),
    },
    {
      ...taiwanShop(
        'shopee',
        label('Shopee Taiwan', '蝦皮購物'),
        ['shopee.tw', 'shopee.com', 'shopeemobile.com'],
        { certainty: 'secondary' },
      ),
      publishedTimes: label(
        '3 to 7 working days at its South-East Asian sites, says a secondary text.',
        '據次要資料，東南亞站點為 3 至 7 個工作日。',
      ),
    },
    taiwanShop('momo', label('momo', 'momo 購物網'), ['momoshop.com.tw', 'fmt.com.tw']),
    taiwanShop('pchome', label('PChome 24h', 'PChome 24h購物'), ['pchome.com.tw'], {
      certainty: 'verified',
      checkedAt: '2026-11-22',
      address: 'https://www.pchome.com.tw/copyright.html',
      signatureKinds: ['wet-scan'],
      note: label(
        'Signed and stamped on paper, scanned; electronic signatures are not accepted.',
        '須以書面簽名蓋章後掃描，不接受電子簽章。',
      ),
    }),
    taiwanShop('ruten', label('Ruten', '露天市集'), ['ruten.com.tw']),
    {
      ...taiwanShop('line', label('LINE', 'LINE'), ['line.me', 'linecorp.com', 'lycorp.co.jp']),
      observe: 'assisted',
    },
    {
      platform: 'telegram',
      name: label('Telegram', 'Telegram'),
      channels: [
        channel({
          id: 'telegram.agent',
          mode: 'email',
          address: 'dmca@telegram.org',
          certainty: 'verified',
          checkedAt: '2026-11-22',
        }),
      ],
      mailDomains: ['telegram.org'],
      observe: 'automatic',
      disclosure: usualDisclosure,
      publishedTimes: label('3 to 7 working days, says a secondary text.', '據次要資料為 3 至 7 個工作日。'),
    },
    {
      platform: 'cloudflare',
      name: label('Cloudflare', 'Cloudflare'),
      channels: [
        channel({
          id: 'cloudflare.api',
          mode: 'api',
          address: 'https://api.cloudflare.com/client/v4',
          certainty: 'verified',
          checkedAt: '2026-11-22',
          fields: cloudflareFields,
          maxTargets: 250,
          oneHost: true,
          note: label(
            'Passes the notice on to the site and its host; removes only what it hosts itself.',
            '會轉交給網站與主機商；僅移除其自行代管的內容。',
          ),
        }),
        channel({
          id: 'cloudflare.form',
          mode: 'by-hand',
          address: 'https://abuse.cloudflare.com',
          certainty: 'verified',
          checkedAt: '2026-11-22',
          fields: cloudflareFields,
          maxTargets: 250,
          oneHost: true,
        }),
      ],
      mailDomains: ['cloudflare.com'],
      observe: 'automatic',
      disclosure: label(
        'Site owner and host receive the notice with your data; it may be given to the Lumen database.',
        '網站與主機商會收到含您資料的通知，也可能提供給 Lumen 資料庫。',
      ),
    },
  ],
}

/** Channels of the table by their ids. */
export const shippedChannels: ReadonlyMap<string, Channel> = new Map(
  firstChannels.platforms.flatMap(({ channels }) => channels.map((each) => [each.id, each] as const)),
)
