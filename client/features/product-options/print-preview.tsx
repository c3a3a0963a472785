import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

export type PrintedPicture = { readonly url: string; readonly urlTemplate: string | null }

type PrintPreviewProps = {
  readonly name: string
  readonly number: string
  /** Picture of the product, from which the colour of the cloth is read. */
  readonly picture: PrintedPicture | null
}

/** Longer ones are narrowed to the width of the back. */
const WIDTH_OF_NAME = 96
const WIDTH_OF_NUMBER = 104

/** The back of a jersey as it will be printed. For the eye alone: the fields say the same. */
export function PrintPreview({ name, number, picture }: PrintPreviewProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const cloth = useCloth(picture?.urlTemplate?.replace('{size}', 'w160') ?? picture?.url ?? null)
  const ink = isLight(cloth) ? 'var(--color-ink)' : 'var(--color-white)'
  return (
    <svg
      viewBox="0 0 200 216"
      aria-hidden="true"
      data-print-preview=""
      className="h-auto w-40 flex-none self-center rounded-md bg-sand p-3 sm:self-start"
    >
      <path
        d="M64 20C78 31 122 31 136 20L166 33C180 42 189 68 195 92L164 104 156 82V202C120 209 80 209 44 202V82L36 104 5 92C11 68 20 42 34 33Z"
        fill={`rgb(${cloth.join(' ')})`}
        stroke="var(--color-line-strong)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <g fill="none" stroke={ink} strokeOpacity=".3" strokeWidth="2">
        <path d="M64 20C78 37 122 37 136 20M44 82C44 62 42 50 38 34M156 82C156 62 158 50 162 34" />
        <path d="M9 84 39 96M191 84 161 96M44 194C80 201 120 201 156 194" />
      </g>
      <g fill={ink} textAnchor="middle" fontFamily="var(--font-display)" fontWeight="700">
        <text
          x="100"
          y="66"
          fontSize="19"
          letterSpacing="1"
          fillOpacity={name === '' ? 0.45 : 1}
          {...(name.length > 9 && fitted(WIDTH_OF_NAME))}
        >
          {(name || t('product.printName')).toLocaleUpperCase('hr')}
        </text>
        <text
          x="100"
          y="146"
          fontSize="84"
          fillOpacity={number === '' ? 0.45 : 1}
          {...(number.length > 2 && fitted(WIDTH_OF_NUMBER))}
        >
          {number || t('product.printNumber')}
        </text>
      </g>
    </svg>
  )
}

function fitted(width: number) {
  return { textLength: width, lengthAdjust: 'spacingAndGlyphs' } as const
}

type Colour = readonly [red: number, green: number, blue: number]

/** Shown until the picture has loaded, and for pictures of another origin. */
const DEFAULT_CLOTH: Colour = [20, 41, 74]

/** The mean colour of the belly, which bears no print. */
function useCloth(picture: string | null): Colour {
  const [cloth, setCloth] = useState(DEFAULT_CLOTH)
  useEffect(() => {
    if (picture === null) return
    const image = new Image()
    image.src = picture
    image.decode().then(
      () => setCloth(meanColour(image) ?? DEFAULT_CLOTH),
      () => undefined,
    )
  }, [picture])
  return cloth
}

function meanColour(image: HTMLImageElement): Colour | null {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d')
  const { naturalWidth: width, naturalHeight: height } = image
  context?.drawImage(image, width * 0.44, height * 0.72, width * 0.12, height * 0.06, 0, 0, 1, 1)
  try {
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return [red, green, blue]
  } catch {
    return null // a picture of another origin
  }
}

/** By the brightness that the eye sees (ITU-R BT.601). */
function isLight([red, green, blue]: Colour): boolean {
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150
}
