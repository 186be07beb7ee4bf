import { useEffect, useState } from 'react'

/** A picked picture before it is sent anywhere; nothing if the browser cannot show its format. */
export function PicturePreview({ file, label }: { readonly file: File; readonly label: string }) {
  const address = useObjectAddress(file)
  const [unshowable, setUnshowable] = useState<File>()
  if (!address || unshowable === file) return null
  return (
    <img
      src={address}
      alt={label}
      onError={() => setUnshowable(file)}
      className="max-h-72 max-w-full rounded-lg object-contain"
    />
  )
}

/** An address for the file that lives as long as it is shown. */
function useObjectAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
