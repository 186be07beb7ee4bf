export function drawPicture(seed: number): Promise<Buffer>
