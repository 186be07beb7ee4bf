/** Path of a file on this machine, or its bytes. */
export type ImageSource = string | Uint8Array
