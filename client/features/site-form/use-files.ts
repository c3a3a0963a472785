import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useCreateFormUploadMutation } from './form-upload.generated.ts'
import { putFile } from './put-file.ts'

export type SentFile = {
  readonly key: string
  readonly file: File
  /** In percent; 100 once it is whole. */
  readonly percent: number
  /** What is sent with the form; null until the file is whole. */
  readonly token: string | null
  readonly fault: string | null
}

type Place = { readonly form: string; readonly field: string; readonly maxFiles: number }

/** Files of a field, each on its way as soon as it is chosen. */
export function useFiles({ form, field, maxFiles }: Place) {
  const { t } = useTranslation('forms')
  const create = useSend(useCreateFormUploadMutation)
  const [files, setFiles] = useState<readonly SentFile[]>([])
  const stops = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  function update(key: string, part: Partial<SentFile>): void {
    setFiles((last) => last.map((one) => (one.key === key ? { ...one, ...part } : one)))
  }

  async function send({ key, file }: Pick<SentFile, 'key' | 'file'>): Promise<void> {
    const stop = new AbortController()
    stops.current.set(key, stop)
    update(key, { percent: 0, fault: null })
    const { done, problem } = await create({ form, field, name: file.name, bytes: file.size })
    if (!done) {
      update(key, { fault: problem ? refusalOf(t, problem).text : t('site.files.broken') })
      return
    }
    const { id, path, type } = done
    const result = await putFile({
      ...{ path, type, file, signal: stop.signal },
      onProgress: (percent) => update(key, { percent }),
    })
    update(
      key,
      result === 'whole' ? { percent: 100, token: id } : { fault: t(`site.files.${result}`) },
    )
  }

  return {
    files,
    isFull: files.length >= maxFiles,
    add(chosen: readonly File[]): void {
      const fresh = chosen.slice(0, maxFiles - files.length).map((file) => ({
        ...{ key: crypto.randomUUID(), file, percent: 0, token: null, fault: null },
      }))
      setFiles((last) => [...last, ...fresh])
      for (const one of fresh) send(one).catch(reportError)
    },
    again: (file: SentFile): void => void send(file).catch(reportError),
    remove(key: string): void {
      stops.current.get(key)?.abort()
      setFiles((last) => last.filter((one) => one.key !== key))
    },
  }
}
