/** Stands in for object URLs and for following a download link, which jsdom has not; notes what was saved. */
export function watchDownloads(): { readonly saved: string[] } {
  const saved: string[] = []
  beforeAll(() => {
    URL.createObjectURL = () => 'blob:here'
    URL.revokeObjectURL = () => undefined
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
  })
  beforeEach(() => (saved.length = 0))
  afterAll(() => jest.restoreAllMocks())
  return { saved }
}
