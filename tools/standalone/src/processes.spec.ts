import { services } from './processes'

describe('the table of processes', () => {
  it('gives every service a name and a database of its own', () => {
    const names = services.map(({ name }) => name)
    const databases = services.flatMap(({ database }) => database ?? [])
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(databases).size).toBe(databases.length)
    expect(databases).not.toContain('events')
  })

  it('names nobody as needed who does not stand before', () => {
    services.forEach(({ needs = [] }, place) => {
      const before = services.slice(0, place).map(({ name }) => name)
      expect(before).toEqual(expect.arrayContaining(needs))
    })
  })

  it('ends with the gateway, so that who is let in finds everyone there', () => {
    expect(services.at(-1)?.name).toBe('gateway')
  })
})
