declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2'
    readonly keepFeatures: readonly string[]
    readonly noHinting: boolean
    readonly variationAxes?: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >
  }
  function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>
  export = subsetFont
}
