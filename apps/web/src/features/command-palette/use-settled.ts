import { useEffect, useState } from 'react'

/** The value once it has not changed for so many milliseconds. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => settle(value), ms)
    return () => clearTimeout(waiting)
  }, [value, ms])
  return settled
}
