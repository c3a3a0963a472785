import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesBetween, type Values } from '#client/admin/history/changes.ts'
import type { Save } from '#client/admin/history/differences.tsx'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { PictureField } from '#client/admin/media/picture-field.tsx'
import type { ShownPicture } from '#client/admin/media/picture-order.tsx'
import { SavePictures } from '#client/admin/media/save-pictures.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Thumbnail } from '#client/admin/ui/thumbnail.tsx'
import type { StaffProductFieldsFragment } from './product.generated.ts'
import { pathOfOptionPicture, pathOfPictures } from './use-product-words.ts'

type ProductPicturesProps = {
  readonly product: StaffProductFieldsFragment
  readonly save: Save
  readonly words: RecordWords
  onSaved(): void
}

type Shown = Readonly<Record<string, readonly ShownPicture[]>>

/** The pictures of a product, of its variants and of what buyers type, saved at once. */
export function ProductPictures({
  product,
  save,
  words,
  onSaved,
}: ProductPicturesProps): ReactElement {
  const { t } = useTranslation('products')
  // What the form began with: later answers do not change it.
  const [begun] = useState(() => shownBy(product))
  const [shown, setShown] = useState(begun)
  const changes = [...changesBetween(idsIn(begun), idsIn(shown))]

  const field = (path: string, isOne = false) => (
    <PictureField
      isOne={isOne}
      pictures={shown[path] ?? []}
      onChange={(pictures) => setShown((before) => ({ ...before, [path]: pictures }))}
    />
  )
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Panel title={t('pictures')}>{field(pathOfPictures(null))}</Panel>
      {product.variants.length === 0 ? null : (
        <Panel title={t('variants')}>
          <div className="-my-4 divide-y divide-line">
            {product.variants.map(({ id, name }) => (
              <details key={id}>
                <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
                  <Thumbnail path={shown[pathOfPictures(id)]?.[0]?.src} />
                  <span className="font-semibold">{name}</span>
                  <span className="text-ink-soft">
                    {t('count', { count: shown[pathOfPictures(id)]?.length ?? 0 })}
                  </span>
                </summary>
                <div className="pb-4">{field(pathOfPictures(id))}</div>
              </details>
            ))}
          </div>
        </Panel>
      )}
      {product.options.map(({ id, label }) => (
        <Panel key={id} title={t('optionPicture', { name: label })}>
          <p className="mb-4 text-ink-soft">{t('optionPictureHint')}</p>
          {field(pathOfOptionPicture(id), true)}
        </Panel>
      ))}
      <SavePictures {...{ changes, save, words, onSaved }} label={t('save')} saved={t('saved')} />
    </div>
  )
}

/** By the paths of a save. */
function shownBy({ pictures, variants, options }: StaffProductFieldsFragment): Shown {
  return Object.fromEntries([
    [pathOfPictures(null), pictures],
    ...variants.map((variant) => [pathOfPictures(variant.id), variant.pictures] as const),
    ...options.map((option) => [pathOfOptionPicture(option.id), option.pictures] as const),
  ])
}

function idsIn(shown: Shown): Values {
  return Object.fromEntries(
    Object.entries(shown).map(([path, pictures]) => [path, pictures.map(({ id }) => id)]),
  )
}
