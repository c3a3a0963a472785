import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

type PrintPreviewProps = {
  readonly name: string
  readonly number: string
  /** The empty back of the product, in the middle of an upright picture. */
  readonly picture: string
}

/** Longer ones are narrowed to the width of the back. */
const WIDTH_OF_NAME = 400

/** The back as it will be printed. For the eye alone: the fields say the same. */
export function PrintPreview({ name, number, picture }: PrintPreviewProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const isLight = useIsLight(picture)
  const ink = isLight ? 'var(--color-ink)' : 'var(--color-white)'
  return (
    <svg
      viewBox="90 130 1020 1180"
      aria-hidden="true"
      data-print-preview=""
      className="h-auto w-48 flex-none self-center rounded-md bg-sand @md:self-start"
    >
      <image href={picture} width="1200" height="1500" />
      <g fill={ink} textAnchor="middle" fontFamily="var(--font-display)" fontWeight="700">
        <text
          x="600"
          y="474"
          fontSize="92"
          letterSpacing="6"
          fillOpacity={name === '' ? 0.45 : 1}
          {...(name.length > 9 && { textLength: WIDTH_OF_NAME, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {(name || t('product.printName')).toLocaleUpperCase('hr')}
        </text>
        <text x="600" y="890" fontSize="470" fillOpacity={number === '' ? 0.45 : 1}>
          {number || t('product.printNumber')}
        </text>
      </g>
    </svg>
  )
}

/** Whether the cloth is light; false until the picture has loaded, and for another origin's. */
function useIsLight(picture: string): boolean {
  const [isLight, setIsLight] = useState(false)
  useEffect(() => {
    const image = new Image()
    image.src = picture
    image.decode().then(
      () => setIsLight(hasLightCloth(image)),
      () => undefined,
    )
  }, [picture])
  return isLight
}

/** By the brightness that the eye sees (ITU-R BT.601), where the number is printed. */
function hasLightCloth(image: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  const { naturalWidth: width, naturalHeight: height } = image
  context?.drawImage(image, width * 0.42, height * 0.35, width * 0.16, height * 0.24, 0, 0, 1, 1)
  try {
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return red * 0.299 + green * 0.587 + blue * 0.114 > 150
  } catch {
    return false // a picture of another origin
  }
}
