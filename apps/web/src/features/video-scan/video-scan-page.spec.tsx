import type { ReadVideoResponse } from '@originseal/contracts'
import { screen, waitFor } from '@testing-library/react'
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
  frame: 96,
  method: 'pdq',
  methodVersion: '1',
  similarity: 0.93,
  imageUrl: 'https://shop.example/1.jpg',
  pages: [{ pageUrl: 'https://shop.example/listings/1', seenAt: '2026-01-01T00:00:00.000Z' }],
}

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

async function open(path = '/video-scan', language: 'en' | 'zh-TW' = 'en') {
  beLoggedIn()
  gateway.use(knows())
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
    await screen.findByRole('article', { name: 'The video at 00:12' })
    expect(sent.map((form) => Array.from(form.keys()))).toEqual([['file']])
    await screen.findByAltText('Your video at 00:12')
    await screen.findByAltText('The picture on the web that shows the video at 00:12')
    expect(screen.getByRole('link', { name: match.pages[0]!.pageUrl }).getAttribute('rel')).toContain(
      'noreferrer',
    )
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
      video({ status: 'processing', endedAt: null }),
      video({ status: 'failed', failure: 'VIDEO_TRUNCATED' }),
    )
    await open(`/video-scan?video=${videoId}`)
    await screen.findByText('Looking at your video')
    const failure = 'the end of the video is missing, please export or download it again'
    expect(await screen.findByText(failure, undefined, { timeout: 6_000 })).toBeTruthy()
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
})
