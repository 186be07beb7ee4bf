import { errors, errorTables } from './errors'

const codes = errorTables.flatMap((table) => Object.keys(table))

describe('error codes', () => {
  it('stand in one table each', () => {
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
    expect(codes.toSorted()).toEqual(Object.keys(errors).toSorted())
  })

  it('are words in capitals, at least two', () => {
    expect(codes.filter((code) => !/^[A-Z]+(?:_[A-Z]+)+$/u.test(code))).toEqual([])
  })

  it('have a sentence without a full stop, as the specification writes them', () => {
    const ill = Object.entries(errors).filter(
      ([, { message }]) => message.trim() === '' || message.endsWith('.'),
    )
    expect(ill).toEqual([])
  })
})
