import { until, type TestDatabase } from '@originseal/testing'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { createDatabase, publicUrl, startMarket, type RunningMarket } from '../market.harness'
import { shops } from '../shops/shops'

const shop = shops.find(({ renderedByScript }) => !renderedByScript)!.slug

/** 600 × 400: red with a white disc near the left upper corner, so that every turn and cut shows. */
const original = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#c8321e"/>' +
      '<circle cx="170" cy="130" r="60" fill="#fff"/></svg>',
  ),
)

describe('somebody posts a listing', () => {
  let database: TestDatabase
  let market: RunningMarket
  let picture: Buffer

  beforeAll(async () => {
    picture = await original
      .clone()
      .jpeg({ quality: 95 })
      .withExif({ IFD0: { Artist: 'somebody' } })
      .toBuffer()
    database = await createDatabase()
    market = await startMarket(database.url, [])
  })
  afterAll(async () => {
    await market?.stop()
    await database?.drop()
  })

  const form = (fields: Record<string, string> = {}, file: Buffer | undefined = picture): FormData => {
    const data = new FormData()
    const all = { shop, title: '紅底白圓', price: '480', ...fields }
    for (const [name, value] of Object.entries(all)) data.set(name, value)
    if (file) data.set('image', new Blob([new Uint8Array(file)]), 'picture.jpg')
    return data
  }
  const json = { accept: 'application/json' }
  const posted = async (fields: Record<string, string>): Promise<{ id: string; bytes: Buffer }> => {
    const answer = await market.post('/listings', form(fields), json)
    expect(answer.status).toBe(201)
    const { id, url, imageUrl } = (await answer.json()) as Record<'id' | 'url' | 'imageUrl', string>
    expect(url).toBe(`${publicUrl}/listings/${id}`)
    const image = await market.get(new URL(imageUrl).pathname)
    return { id, bytes: Buffer.from(await image.arrayBuffer()) }
  }
  const staged = (): Promise<string[]> => readdir(join(market.storageFolder, 'temporary')).catch(() => [])
  /** An answer may be on its way while the upload's file is being removed. */
  const untilStaged = (count: number): Promise<unknown> =>
    until(async () => (await staged()).length === count)

  const pixel = async (jpeg: Buffer, x: number, y: number): Promise<number[]> => {
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
    return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  }
  const isWhite = (rgb: number[]): boolean => rgb.every((value) => value > 220)
  const isRed = ([r = 0, g = 0, b = 0]: number[]): boolean => r > 170 && g < 90 && b < 70

  it('as it is: upright, as JPEG, without what the camera wrote into it', async () => {
    const { bytes } = await posted({})
    const { format, width, height, exif } = await sharp(bytes).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      width: 600,
      height: 400,
      exif: undefined,
    })
    expect(isWhite(await pixel(bytes, 170, 130))).toBe(true)
  })

  it('cut to the middle 70 %', async () => {
    const { bytes } = await posted({ crop: '70' })
    const { width, height } = await sharp(bytes).metadata()
    expect({ width, height }).toEqual({ width: 420, height: 280 })
    expect(isWhite(await pixel(bytes, 170 - 90, 130 - 60))).toBe(true)
  })

  it('mirrored', async () => {
    const { bytes } = await posted({ mirror: 'yes' })
    expect(isRed(await pixel(bytes, 170, 130))).toBe(true)
    expect(isWhite(await pixel(bytes, 430, 130))).toBe(true)
  })

  it('turned by 90°', async () => {
    const { bytes } = await posted({ turn: 'yes' })
    const { width, height } = await sharp(bytes).metadata()
    expect({ width, height }).toEqual({ width: 400, height: 600 })
    expect(isWhite(await pixel(bytes, 270, 170))).toBe(true)
  })

  it('in grey', async () => {
    const [r, g, b] = await pixel((await posted({ colour: 'grey' })).bytes, 500, 300)
    expect(Math.max(r!, g!, b!) - Math.min(r!, g!, b!)).toBeLessThanOrEqual(4)
  })

  it('under a text over about 15 % of it', async () => {
    const [plain, overlaid] = await Promise.all([posted({}), posted({ overlay: 'yes' })])
    const [before, after] = await Promise.all(
      [plain, overlaid].map(({ bytes }) => sharp(bytes).raw().toBuffer()),
    )
    let changed = 0
    for (let i = 0; i < before!.length; i += 3)
      if ([i, i + 1, i + 2].some((at) => Math.abs(before![at]! - after![at]!) > 12)) changed += 1
    expect(changed / (600 * 400)).toBeGreaterThan(0.14)
    expect(changed / (600 * 400)).toBeLessThan(0.17)
  })

  it('in a border', async () => {
    const { bytes } = await posted({ border: 'yes' })
    const { width, height } = await sharp(bytes).metadata()
    expect(width).toBeGreaterThan(600)
    expect(height).toBeGreaterThan(400)
    expect(isRed(await pixel(bytes, 1, 1))).toBe(false)
  })

  it('at JPEG quality 40', async () => {
    const [good, poor] = await Promise.all([posted({ quality: '90' }), posted({ quality: '40' })])
    expect(poor.bytes.length).toBeLessThan(good.bytes.length * 0.8)
  })

  it('at half its size', async () => {
    const { width, height } = await sharp((await posted({ resize: '50' })).bytes).metadata()
    expect({ width, height }).toEqual({ width: 300, height: 200 })
  })

  it('with the browser, and is led to it', async () => {
    const answer = await market.post('/listings', form({ title: '瀏覽器上架' }), { accept: 'text/html' })
    expect(answer.status).toBe(303)
    const page = await market.get(answer.headers.get('location')!)
    expect(await page.text()).toContain('<h1>瀏覽器上架</h1>')
  })

  it('twice under one Idempotency-Key, and there is one', async () => {
    const key = { ...json, 'idempotency-key': 'posted-twice-1' }
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => market.post('/listings', form({ title: '鍵' }), key)),
    )
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<{ id: string }>))
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1)
    const other = await market.post('/listings', form({ title: '別的' }), key)
    expect(other.status).toBe(422)
    const objects = await readdir(join(market.storageFolder, 'objects', 'pictures+'))
    const { total } = (await (await market.get(`/api/shops/${shop}/listings`)).json()) as { total: number }
    expect(objects).toHaveLength(total)
  })

  it('with a title and a description that are script, and it is text', async () => {
    const hostile = `</title></script><script>alert(1)</script>"'><img src=x onerror=alert(2)>`
    const { id } = await posted({ title: hostile, description: hostile })
    const { title } = (await (await market.get(`/api/listings/${id}`)).json()) as { title: string }
    expect(title).toBe(hostile)
    for (const path of [
      `/listings/${id}`,
      `/listings/${id}/report`,
      `/shops/${shop}`,
      '/',
      '/search?q=alert',
    ]) {
      const text = await (await market.get(path)).text()
      expect(text).toContain('alert(1)')
      expect(text).not.toContain('<script>alert')
      expect(text).not.toContain('<img src=x')
      expect(text.match(/<script(?! type="application\/ld\+json"| src="\/assets\/)/g)).toBeNull()
    }
  })

  it.each([
    ['no shop', { shop: '' }, 'shop', '請選擇店舖'],
    ['a shop that is not here', { shop: 'amazon' }, 'shop', '請選擇店舖'],
    ['a title of spaces', { title: ' 　 ' }, 'title', '請輸入商品名稱'],
    ['a title of 121 characters', { title: '長'.repeat(121) }, 'title', '商品名稱最多 120 個字'],
    ['a title with control characters', { title: 'a\u0007b' }, 'title', '商品名稱含有無法顯示的字元'],
    ['no price', { price: ' ' }, 'price', '請輸入價格'],
    ['a price of nothing', { price: '0' }, 'price', '價格請在 1 到 9,999,999 元之間'],
    ['a price in words', { price: '一百' }, 'price', '請輸入整數的價格'],
    [
      'a description of 2,001 characters',
      { description: 'x'.repeat(2_001) },
      'description',
      '商品說明最多 2,000 個字',
    ],
    ['a quality of 400', { quality: '400' }, 'quality', undefined],
    ['a colour that is none', { colour: 'plaid' }, 'colour', undefined],
  ])('with %s, and is told beside the field', async (_, fields, name, sentence) => {
    const page = await market.post('/listings', form(fields), { accept: 'text/html' })
    expect(page.status).toBe(400)
    const text = await page.text()
    expect(text).toContain('class="fault"')
    if (sentence) expect(text).toContain(sentence)
    const problem = await market.post('/listings', form(fields), json)
    expect(problem.status).toBe(400)
    expect(await problem.json()).toMatchObject({
      code: 'REQUEST_INVALID',
      details: { fields: [{ path: name, ...(sentence && { message: sentence }) }] },
    })
  })

  const pixels = { create: { width: 300, height: 300, channels: 3 as const, background: '#888' } }
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>1</script></svg>',
  )
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic0000mif1heic'),
    Buffer.alloc(500),
  ])
  /** A PNG whose header says 30,000 × 30,000. */
  const bomb = async (): Promise<Buffer> => {
    const png = await sharp(pixels).png().toBuffer()
    const header = Buffer.alloc(17)
    header.write('IHDR')
    header.writeUInt32BE(30_000, 4)
    header.writeUInt32BE(30_000, 8)
    header.set([8, 2, 0, 0, 0], 12)
    const { crc32 } = await import('node:zlib')
    const checksum = Buffer.alloc(4)
    checksum.writeUInt32BE(crc32(header))
    return Buffer.concat([png.subarray(0, 12), header, checksum, png.subarray(33)])
  }
  it.each([
    ['an empty file', async () => Buffer.alloc(0), '這個檔案是空的'],
    ['text', async () => Buffer.from('not an image at all'), '這不是圖片'],
    ['an SVG with a script', async () => svg, '這不是圖片'],
    ['HEIC', async () => heic, '不支援 HEIC'],
    ['a JPEG that ends too soon', async () => picture.subarray(0, picture.length / 2), '圖片不完整'],
    ['JPEG bytes that are none', async () => Buffer.concat([picture.subarray(0, 4), svg]), '圖片不完整'],
    ['a bomb', bomb, '圖片的像素太多'],
    [
      'a dot',
      async () =>
        sharp({ create: { ...pixels.create, width: 8 } })
          .png()
          .toBuffer(),
      '至少要 64 像素',
    ],
  ])('with %s for a picture, and nothing of it stays', async (_, file, sentence) => {
    const bytes = await file()
    const page = await market.post('/listings', form({}, bytes), { accept: 'text/html' })
    expect(page.status).toBe(400)
    const text = await page.text()
    expect(text).toContain(sentence)
    expect(text).toContain('value="紅底白圓"')
    await untilStaged(0)
  })

  it('without a picture', async () => {
    const data = form()
    data.delete('image')
    const answer = await market.post('/listings', data, json)
    expect(await answer.json()).toMatchObject({
      details: { fields: [{ path: 'image', message: '請選擇圖片' }] },
    })
  })

  it('with more than 10 MB, and is stopped', async () => {
    const answer = await market.post('/listings', form({}, Buffer.alloc(11 * 1024 * 1024, 0xff)), json)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: 'BODY_TOO_LARGE' })
    const page = await market.post('/listings', form({}, Buffer.alloc(11 * 1024 * 1024, 0xff)), {
      accept: 'text/html',
    })
    expect(page.status).toBe(413)
    const text = await page.text()
    expect(text).toContain('圖片超過 10 MB')
    expect(text).toContain('value="紅底白圓"')
    await untilStaged(0)
  })

  it('and the connection breaks in the middle: nothing stays, the market goes on', async () => {
    const { hostname, port } = new URL(await market.app.getUrl())
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    const part = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n'
    const head = `POST /listings HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n`
    await new Promise<void>((resolve) => socket.write(head + part + 'z'.repeat(100_000), () => resolve()))
    await untilStaged(1)
    socket.destroy()
    await untilStaged(0)
    expect((await market.get('/sell')).status).toBe(200)
  })

  it('and the picture comes in sizes, with its type, to be kept and asked after', async () => {
    const answer = await market.post('/listings', form(), json)
    const { pathname } = new URL(((await answer.json()) as { imageUrl: string }).imageUrl)
    const small = await market.get(`${pathname}?w=300`)
    expect(small.headers.get('content-type')).toBe('image/jpeg')
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(320)
    const whole = await market.get(`${pathname}?w=5000`)
    expect((await sharp(Buffer.from(await whole.arrayBuffer())).metadata()).width).toBe(600)
    const again = await market.get(`${pathname}?w=300`, { 'if-none-match': small.headers.get('etag')! })
    expect(again.status).toBe(304)
    expect((await market.get(`${pathname}?w=-1`)).status).toBe(400)
    expect((await market.get('/images/..%2F..%2Fetc%2Fpasswd')).status).toBe(404)
  })
})
