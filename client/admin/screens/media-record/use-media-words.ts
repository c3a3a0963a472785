import { useTranslation } from 'react-i18next'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { type Folder, nameOfPath, pathTo } from '#client/admin/media/folders.ts'
import { readFocalPoint } from '#services/contract/rules/media.ts'

/** How the history of a picture names its parts and their values. */
export function useMediaWords(folders: readonly Folder[]): RecordWords {
  const { t } = useTranslation('media')
  return {
    name(path) {
      const [part = '', language = ''] = path.split('.')
      if (part === 'move') return t(`moves.${language}`, { defaultValue: language })
      const name = t(`paths.${part}`)
      if (language === '') return name
      return `${name} (${t(`languages.${language}`, { defaultValue: language })})`
    },
    value(value, path) {
      if (path === 'folder') return nameOfPath(pathTo(folders, `${value}`)) || t('folders.gone')
      if (path === 'access') return t(`words.${value}`)
      if (path !== 'focal') return `${value}`
      const point = readFocalPoint(`${value}`)
      return point ? t('focal.short', point) : `${value}`
    },
    nothing: (path) => (path === 'folder' ? t('folders.none') : t('noText')),
  }
}
