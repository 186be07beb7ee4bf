import { SealMark } from '../../components/seal-mark'

interface SearchedPictureProps {
  readonly picture: string | undefined
  readonly isMoving: boolean
}

/** The work that is being looked for, under a searching light that rests when motion is unwelcome. */
export function SearchedPicture({ picture, isMoving }: SearchedPictureProps) {
  return (
    <div
      aria-hidden
      className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-xl bg-brand-tint"
    >
      {picture ? (
        <img src={picture} alt="" className="size-full object-contain" />
      ) : (
        <SealMark className="w-20" />
      )}
      {isMoving && (
        <div className="absolute inset-x-0 top-0 h-1/3 animate-sweep bg-linear-to-b from-transparent via-brand/35 to-transparent motion-reduce:hidden" />
      )}
    </div>
  )
}
