import { type ReactElement, useRef } from 'react'
import { OnwardLink } from '#client/features/navigation/onward-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { useIsNear } from '#client/lib/use-is-near.ts'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { type SocialFeedFieldsFragment, useSocialPostsQuery } from './social-feed.generated.ts'

type Props = { readonly section: SocialFeedFieldsFragment }

/** Fetched near the viewport: what others write elsewhere is no part of a cached page. */
export function SocialFeed({ section }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  return <div ref={place}>{isNear ? <SocialPosts section={section} /> : null}</div>
}

/** Texts and links alone: pictures of the network would show it who reads the page. */
function SocialPosts({ section }: Props): ReactElement | null {
  const { id, title, hashtag, limit, link } = section
  const { date } = useFormat()
  const { data } = useSocialPostsQuery({
    variables: { hashtag, limit },
    context: { isSilent: true },
  })
  const posts = data?.socialPosts ?? []
  if (posts.length === 0) return null
  return (
    <section aria-labelledby={`social-${id}`} className="site-width py-14 md:py-20">
      <SectionHeading id={`social-${id}`} title={title}>
        {link ? <OnwardLink link={link} /> : null}
      </SectionHeading>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map(({ id: postId, text, url, publishedAt }) => (
          <li key={postId}>
            <a
              href={url}
              target="_blank"
              rel="noopener nofollow"
              className="flex h-full flex-col justify-between gap-4 rounded-lg bg-sand p-5 hover:bg-sand-deep"
            >
              <span className="wrap-anywhere">{text || `#${hashtag}`}</span>
              {publishedAt ? (
                <time dateTime={publishedAt} className="text-base text-ink-soft figures">
                  {date(publishedAt)}
                </time>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
