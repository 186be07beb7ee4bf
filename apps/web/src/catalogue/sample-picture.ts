const drawing = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${body}</svg>`)}`

const landscape =
  '<rect width="800" height="600" fill="#f2c48d"/><circle cx="580" cy="240" r="70" fill="#fff4d6"/><path d="M0 430 180 250l120 120 140-160 190 210 170-120v270H0Z" fill="#3b5566"/><path d="M0 520 220 420l230 90 180-70 170 60v100H0Z" fill="#20313f"/>'

/** A picture for stories, and the same one mirrored and paler, as a copy of it might be. */
export const samplePicture = drawing(landscape)
export const sampleCopy = drawing(`<g transform="translate(800) scale(-1 1)" opacity="0.7">${landscape}</g>`)
/** Where `samplePicture` lies on `sampleCopy`. */
export const sampleHomography = [-1, 0, 1, 0, 1, 0, 0, 0, 1]
