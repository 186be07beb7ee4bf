import type { ListedVideo, ReadVideoResponse } from '@originseal/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { beLoggedIn, knows } from '../../testing/session.fixture'

const gateway = standInGateway()
const videoId = '3f2c6a52-9a0e-4a51-9a56-0d6f2f1c7b11'

const video = (change: Partial<ReadVideoResponse['data']> = {}): ReadVideoResponse => ({
  data: {
    videoId,
    filename: '山茶花.mp4',
    status: 'completed',
    failure: null,
    step: null,
    progress: 100,
    durationMs: 14_000,
    frames: 112,
    picturesSearched: 1234,
    matches: [],
    startedAt: '2026-01-02T03:04:05.000Z',
    endedAt: '2026-01-02T03:04:25.000Z',
    ...change,
  },
})
const match = {
  id: '7b8f64d4-57d5-4d24-a8b5-2c1a7d9b9f01',
  at: 12_040,
  from: 11_500,
  to: 13_200,
  frame: 96,
  method: 'pdq',
  methodVersion: '1',
  similarity: 0.93,
  imageUrl: 'https://shop.example/1.jpg',
  pages: [{ pageUrl: 'https://shop.example/listings/1', seenAt: '2026-01-01T00:00:00.000Z' }],
}

const listed: ListedVideo = {
  videoId,
  filename: '山茶花.mp4',
  status: 'completed',
  failure: null,
  progress: 100,
  durationMs: 14_000,
  matches: 2,
  frame: 96,
  startedAt: '2026-01-02T03:04:05.000Z',
  endedAt: '2026-01-02T03:04:25.000Z',
}
const videos = (list: readonly ListedVideo[], nextCursor: string | null = null) =>
  http.get('/api/videos', () => HttpResponse.json({ data: { videos: list, nextCursor } }))
const still = http.get(
  `/api/videos/${videoId}/stills/96`,
  () => new HttpResponse(new Blob(['jpeg']), { headers: { 'content-type': 'image/jpeg' } }),
)

/** jsdom reads no films: it is told how long this one is. */
function filmOf(seconds: number): File {
  jest.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(seconds)
  jest.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')))
  })
  return new File(['film'], '山茶花.mp4', { type: 'video/mp4' })
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:film'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => jest.restoreAllMocks())

/** Answers the upload and then each reading in turn. */
function scanWith(...answers: ReadVideoResponse[]) {
  const sent: FormData[] = []
  const picture = () => new HttpResponse(new Blob(['jpeg']), { headers: { 'content-type': 'image/jpeg' } })
  gateway.use(
    http.post('/api/videos', async ({ request }) => {
      sent.push(await request.formData())
      return HttpResponse.json({ data: { videoId } }, { status: 202 })
    }),
    http.get(`/api/videos/${videoId}`, () =>
      HttpResponse.json(answers.length > 1 ? answers.shift() : answers[0]),
    ),
    http.get(`/api/videos/${videoId}/stills/96`, picture),
    http.get(`/api/videos/${videoId}/matches/${match.id}/picture`, picture),
  )
  return sent
}

async function open(
  path = '/video-scan',
  language: 'en' | 'zh-TW' = 'en',
  lists: readonly Parameters<typeof gateway.use>[number][] = [videos([])],
) {
  beLoggedIn()
  gateway.use(knows(), ...lists)
  const opened = await openPage(path, { language })
  await screen.findByRole('heading', { level: 1 })
  return opened
}

describe('MEMBER-08: /video-scan', () => {
  it('says its limits first, sends the video, and shows the moment beside the picture that was found', async () => {
    const sent = scanWith(video({ matches: [match] }))
    const { user } = await open()
    screen.getByText('MP4 (H.264) or WebM, up to 30 seconds and 64 MB')
    await user.upload(screen.getByLabelText('Video to scan'), filmOf(14))
    await screen.findByRole('article', { name: 'The video at 00:11\u201300:14' })
    expect(sent.map((form) => Array.from(form.keys()))).toEqual([['file']])
    await screen.findByAltText('Your video at 00:11\u201300:14')
    await screen.findByAltText('The picture on the web that shows the video at 00:11\u201300:14')
    expect(screen.getByRole('link', { name: /shop\.example/ }).getAttribute('rel')).toContain('noreferrer')
    screen.getByText('112 moments were held against 1,234 pictures of the web.')
  })

  it('sends nothing that is too long, and says so in Traditional Chinese', async () => {
    const sent = scanWith(video())
    const { user } = await open('/video-scan', 'zh-TW')
    await user.upload(screen.getByLabelText('要掃描的影片'), filmOf(31))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('影片超過 30 秒，請先剪短'))
    expect(sent).toEqual([])
  })

  it('says carefully that nothing was found, and what that rests on', async () => {
    scanWith(video())
    await open(`/video-scan?video=${videoId}`)
    await screen.findByText('No picture that uses your video was found')
    expect(screen.getByText(/speaks only of the pictures we have seen/)).toBeTruthy()
  })

  it('waits while the video is looked at, then shows why it could not be', async () => {
    scanWith(
      video({ status: 'processing', step: 'searching', progress: 40, endedAt: null }),
      video({ status: 'failed', failure: 'VIDEO_TRUNCATED' }),
    )
    await open(`/video-scan?video=${videoId}`)
    await screen.findByText('Holding them against the pictures of the web')
    const bar = screen.getByRole('progressbar', { name: 'Progress of the video scan' })
    expect(bar.getAttribute('aria-valuenow')).toBe('40')
    const failure = 'the end of the video is missing, please export or download it again'
    expect(await screen.findByText(failure)).toBeTruthy()
  }, 15_000)

  it('tells the refusal of an upload in its own sentence', async () => {
    gateway.use(
      http.post('/api/videos', () =>
        problem(415, 'NOT_A_VIDEO', 'the file is not a video, please choose an MP4 or WebM file'),
      ),
    )
    const { user } = await open()
    await user.upload(screen.getByLabelText('Video to scan'), filmOf(3))
    expect(await screen.findByText('the file is not a video, please choose an MP4 or WebM file')).toBeTruthy()
  })

  it('says what to do with what was found, and with nothing', async () => {
    scanWith(video({ matches: [match] }))
    await open(`/video-scan?video=${videoId}`)
    const next = within(await screen.findByRole('region', { name: 'What you can do next' }))
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/upload',
      '/solutions/dmca-takedown',
      '/video-scan',
    ])
  })
})

describe('the list of one’s own video scans', () => {
  it('shows what came of each, the way to it, and a still only of what was found', async () => {
    const [running, failed] = [crypto.randomUUID(), crypto.randomUUID()]
    const { user } = await open('/video-scan', 'en', [
      still,
      videos([
        {
          ...listed,
          videoId: running,
          filename: 'b.mp4',
          status: 'processing',
          progress: 45,
          matches: 0,
          frame: null,
        },
        {
          ...listed,
          videoId: failed,
          filename: 'c.mp4',
          status: 'failed',
          failure: 'VIDEO_TOO_LONG',
          frame: null,
        },
        listed,
      ]),
    ])
    const done = within(await screen.findByRole('article', { name: '山茶花.mp4' }))
    await done.findByText('2 pictures that use your video')
    await waitFor(() => expect(screen.getAllByRole('presentation')).toHaveLength(1))
    within(screen.getByRole('article', { name: 'b.mp4' })).getByText('Scanning 45%')
    within(screen.getByRole('article', { name: 'c.mp4' })).getByText(/longer than 30 seconds/)
    scanWith(video({ matches: [match] }))
    await user.click(done.getByRole('link', { name: '山茶花.mp4' }))
    await screen.findByText('1 picture that uses your video')
  })

  it('deletes one after asking, says so, and keeps the focus in the list', async () => {
    let left: readonly ListedVideo[] = [listed]
    const keys: (string | null)[] = []
    const { user } = await open('/video-scan', 'en', [
      still,
      http.get('/api/videos', () => HttpResponse.json({ data: { videos: left, nextCursor: null } })),
      http.delete(`/api/videos/${videoId}`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        left = []
        return new HttpResponse(null, { status: 204 })
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Delete the scan of 山茶花.mp4' }))
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete the scan of 山茶花.mp4')
    expect(keys).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Delete the scan of 山茶花.mp4' }))
    await user.click(screen.getByRole('button', { name: 'Delete for good' }))
    await screen.findByText('The scan of 山茶花.mp4 was deleted.')
    await screen.findByText(/No video has been scanned yet/)
    expect(document.activeElement?.textContent).toBe('My video scans')
    expect(keys).toEqual([expect.any(String)])
  })

  it('keeps what could not be deleted, and says why', async () => {
    const { user } = await open('/video-scan', 'en', [
      still,
      videos([listed]),
      http.delete(`/api/videos/${videoId}`, () =>
        problem(404, 'VIDEO_SCAN_NOT_FOUND', 'this video scan does not exist'),
      ),
    ])
    await user.click(await screen.findByRole('button', { name: 'Delete the scan of 山茶花.mp4' }))
    await user.click(screen.getByRole('button', { name: 'Delete for good' }))
    await screen.findByText('this video scan does not exist')
    expect(screen.getAllByRole('article', { name: '山茶花.mp4' })).toHaveLength(1)
  })
})
