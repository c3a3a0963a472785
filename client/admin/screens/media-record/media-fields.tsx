import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { type Folder, folderChoices } from '#client/admin/media/folders.ts'
import { TextArea } from '#client/admin/ui/text-area.tsx'
import { Field } from '#client/features/forms/field.tsx'
import { SelectField } from '#client/features/forms/select-field.tsx'
import {
  MEDIA_ACCESS,
  MEDIA_ALT_LENGTH,
  MEDIA_DESCRIPTION_LENGTH,
  MEDIA_TITLE_LENGTH,
} from '#services/contract/rules/media.ts'
import type { StaffMediaFieldsFragment } from './media-record.generated.ts'

type MediaFieldsProps = {
  readonly begun: Pick<StaffMediaFieldsFragment, 'texts' | 'folder' | 'access'>
  readonly folders: readonly Folder[]
}

/** Texts by language, then where the picture is and who may see it. */
export function MediaFields({ begun, folders }: MediaFieldsProps): ReactElement {
  const { t, i18n } = useTranslation('media')
  const { texts, folder, access } = begun
  return (
    <>
      {texts.map((text, index) => (
        <TextFields key={text.language} text={text} isMain={index === 0} />
      ))}
      <div className="grid gap-5 sm:max-lg:grid-cols-2 xl:grid-cols-2">
        <SelectField
          name="folder"
          label={t('move.folder')}
          defaultValue={folder ?? ''}
          options={[
            { value: '', label: t('folders.none') },
            ...folderChoices(folders, i18n.language).map(({ id, name }) => ({
              ...{ value: id, label: name },
            })),
          ]}
        />
        <SelectField
          name="access"
          label={t('columns.access')}
          defaultValue={access}
          options={MEDIA_ACCESS.map((value) => ({ value, label: t(`access.${value}`) }))}
        />
      </div>
    </>
  )
}

type TextFieldsProps = {
  readonly text: StaffMediaFieldsFragment['texts'][number]
  readonly isMain: boolean
}

/** Other languages are folded away until they have a text. */
function TextFields({ text, isMain }: TextFieldsProps): ReactElement {
  const { t } = useTranslation('media')
  const { language, title, alt, description } = text
  const fields = (
    <div className="flex flex-col gap-5">
      <TextArea
        name={`alt.${language}`}
        label={t('paths.alt')}
        hint={t('altHint')}
        rows={2}
        maxLength={MEDIA_ALT_LENGTH}
        defaultValue={alt}
        isOptional
      />
      <Field
        name={`title.${language}`}
        label={t('paths.title')}
        defaultValue={title}
        maxLength={MEDIA_TITLE_LENGTH}
        isOptional
      />
      <TextArea
        name={`description.${language}`}
        label={t('paths.description')}
        hint={t('descriptionHint')}
        rows={2}
        maxLength={MEDIA_DESCRIPTION_LENGTH}
        defaultValue={description}
        isOptional
      />
    </div>
  )
  if (isMain) return fields
  return (
    <details open={`${title}${alt}${description}` !== ''} className="border-y border-line py-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {t(`languages.${language}`, { defaultValue: language })}
      </summary>
      <div className="pt-2 pb-3">{fields}</div>
    </details>
  )
}
