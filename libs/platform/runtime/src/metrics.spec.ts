import { Metrics } from './metrics'

describe('Metrics', () => {
  it('reads a gauge whenever somebody asks', async () => {
    const metrics = new Metrics()
    let waiting = 3
    metrics.gauge({ name: 'originseal_letters_waiting', help: 'Letters.' }, async () => [{ value: waiting }])
    expect(await metrics.text()).toContain('originseal_letters_waiting 3')
    waiting = 4
    expect(await metrics.text()).toContain('originseal_letters_waiting 4')
  })

  it('forgets the label values that are no longer read', async () => {
    const metrics = new Metrics()
    let topics = ['a', 'b']
    metrics.gauge(
      { name: 'originseal_lag_events', help: 'Lag.' },
      async () => topics.map((topic, value) => ({ value, labels: { topic } })),
      ['topic'],
    )
    expect(await metrics.text()).toContain('originseal_lag_events{topic="b"} 1')
    topics = ['a']
    expect(await metrics.text()).not.toContain('topic="b"')
  })

  it('leaves out what could not be read, says so, and still tells the rest', async () => {
    const metrics = new Metrics()
    metrics.gauge({ name: 'originseal_lost', help: 'Lost.' }, () =>
      Promise.reject(new Error('the database is away')),
    )
    metrics.gauge({ name: 'originseal_found', help: 'Found.' }, async () => [{ value: 1 }])
    await metrics.text()
    const text = await metrics.text()
    expect(text).not.toMatch(/^originseal_lost \d/mu)
    expect(text).toContain('originseal_found 1')
    expect(text).toMatch(/originseal_gauge_unread_total\{gauge="originseal_lost"\} \d/u)
  })

  it('counts, and measures in seconds', async () => {
    const metrics = new Metrics()
    metrics.counter({ name: 'originseal_rescues_total', help: 'Rescues.' }, ['step'])({ step: 'scanning' })
    metrics.seconds({ name: 'originseal_wait_seconds', help: 'Wait.' }, ['kind'])({ kind: 'short' }, 0.15)
    const text = await metrics.text()
    expect(text).toContain('originseal_rescues_total{step="scanning"} 1')
    expect(text).toContain('originseal_wait_seconds_bucket{le="0.1",kind="short"} 0')
    expect(text).toContain('originseal_wait_seconds_bucket{le="0.2",kind="short"} 1')
  })

  it('answers at a port of its own, and nothing else there', async () => {
    const metrics = new Metrics()
    const port = await metrics.listen('protection', 0, '127.0.0.1')
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
      expect(answer.headers.get('content-type')).toContain('text/plain')
      expect(await answer.text()).toMatch(
        /originseal_process_resident_memory_bytes\{service="protection"\} \d/u,
      )
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
      expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
    } finally {
      await metrics.onApplicationShutdown()
    }
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed')
  })
})
