import { createSearchParams, useSearchParams } from 'react-router-dom'

/** What is asked, as it stands in the page's address: it can be kept, sent and gone back to. */
export interface NameCheck {
  readonly name: string
  /** Another spelling, to be compared. */
  readonly other: string
  /** What is sold. */
  readonly goods: string
  /** Classes that were chosen by hand; undefined where the goods say which. */
  readonly classes: readonly number[] | undefined
}

const classesOf = (text: string | null): number[] | undefined =>
  text === null
    ? undefined
    : text
        .split(',')
        .map(Number)
        .filter((each) => each >= 1 && each <= 45)

/** A check as it stands in the address of a page. */
export const addressOfCheck = ({
  name,
  other = '',
  goods,
  classes,
}: Pick<NameCheck, 'name' | 'goods' | 'classes'> & Partial<NameCheck>): string =>
  createSearchParams({
    name,
    ...(other && { other }),
    ...(goods && { goods }),
    ...(classes && { class: classes.join(',') }),
  }).toString()

export function useNameCheck(): readonly [NameCheck, (next: Partial<NameCheck>) => void] {
  const [address, setAddress] = useSearchParams()
  const check = {
    name: address.get('name') ?? '',
    other: address.get('other') ?? '',
    goods: address.get('goods') ?? '',
    classes: classesOf(address.get('class')),
  }
  const ask = (next: Partial<NameCheck>) => {
    setAddress(addressOfCheck({ ...check, ...next }))
  }
  return [check, ask]
}
