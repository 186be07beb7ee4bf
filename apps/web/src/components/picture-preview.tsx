import { useCallback, useState } from 'react'

/** A picked picture before it is sent anywhere; nothing if the browser cannot show its format. */
export function PicturePreview({ file, label }: { readonly file: File; readonly label: string }) {
  const [unshowable, setUnshowable] = useState<File>()
  /** The picture's address lives as long as the picture is shown. */
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  if (unshowable === file) return null
  return (
    <img
      ref={show}
      alt={label}
      onError={() => setUnshowable(file)}
      className="max-h-72 max-w-full rounded-lg object-contain"
    />
  )
}
