/** Holds the place of a picture while it loads. */
export function PictureLoading() {
  return <div className="size-full min-h-24 animate-breathe bg-line" />
}
