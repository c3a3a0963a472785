/** One picture of the demo federation: `npm run pictures` draws it when its version changes. */
export type PictureJob = {
  /** Name of the master without its ending, such as `product-dres-domaci`. */
  readonly key: string
  readonly width: number
  readonly height: number
  /** Changes whenever the picture would look different: template version and palette. */
  readonly version: string
  /** The encoded WebP master. */
  draw(): Promise<Buffer>
}
