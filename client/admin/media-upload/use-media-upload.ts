import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createServicePorts } from './service-ports.ts'
import { isOpen, type UploadedMedia } from './upload-item.ts'
import { createUploadQueue, type QueueView, type UploadQueue } from './upload-queue.ts'

/**
 * A queue of uploads, with what it shows. It goes on when its panel is left, and the browser warns
 * before the program itself is.
 */
export function useMediaUpload(
  onUploaded: (media: UploadedMedia) => void,
): readonly [UploadQueue, QueueView] {
  const client = useApolloClient()
  const uploaded = useRef(onUploaded)
  useEffect(() => {
    uploaded.current = onUploaded
  }, [onUploaded])
  const [queue] = useState(() =>
    warnBeforeLeaving(
      createUploadQueue(createServicePorts(client), {
        onStored: (media) => uploaded.current(media),
        // A failure of it is reported like that of any other query.
        onIdle: () => void client.refetchQueries({ include: 'active' }).catch(() => undefined),
      }),
    ),
  )
  return [queue, useSyncExternalStore(queue.subscribe, queue.view, queue.view)]
}

function warnBeforeLeaving(queue: UploadQueue): UploadQueue {
  const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
  queue.subscribe(() => {
    if (queue.view().items.some(isOpen)) window.addEventListener('beforeunload', warn)
    else window.removeEventListener('beforeunload', warn)
  })
  return queue
}
