import { userColumns } from './user-columns'

const namesOf = (personal: boolean) => userColumns(personal).map(({ name }) => name)

test('ADMIN-01: who somebody is stands in a file only where it was asked for', () => {
  const persons = ['realName', 'email', 'phone']
  expect(namesOf(false).filter((name) => persons.includes(name))).toEqual([])
  expect(namesOf(true)).toEqual([...namesOf(false), ...persons])
})
