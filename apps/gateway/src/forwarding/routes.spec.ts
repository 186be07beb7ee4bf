import { upstreamPath } from './routes'

describe('the path that a service is asked for', () => {
  it.each([
    ['/api/scans/1/report', '/scans/1/report'],
    ['/protect/trial', '/protect/trial'],
    ['/api/protect/trial?a=/api/', '/protect/trial?a=/api/'],
    ['/apiary', '/apiary'],
    ['http://inside.example/api/verify/1?x=1', '/verify/1?x=1'],
    ['HTTPS://inside.example:99/verify/1', '/verify/1'],
    ['http://inside.example', '/'],
    ['http://inside.example?x', '/?x'],
  ])('for %s is %s', (target, path) => {
    expect(upstreamPath(target)).toBe(path)
  })
})
