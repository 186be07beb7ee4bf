import { importer } from 'ipfs-unixfs-importer'
import { SignJWT } from 'jose'
import { CID } from 'multiformats/cid'

const EMPTY_FILE = 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'

describe('packages that only exist as ES modules work in tests', () => {
  it('by a plain import', () => {
    expect(typeof SignJWT).toBe('function')
    expect(typeof importer).toBe('function')
    expect(CID.parse(EMPTY_FILE).toString()).toBe(EMPTY_FILE)
  })

  it('by a dynamic import', async () => {
    expect(await import('multiformats/cid')).toHaveProperty('CID')
  })
})
