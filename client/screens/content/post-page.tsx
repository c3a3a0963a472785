import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { PostCard } from '#client/features/post-card/post-card.tsx'
import { ProductCards, ProductList } from '#client/features/product-card/product-grid.tsx'
import { CommentsSection } from '#client/features/reviews/comments-section.tsx'
import { ShareButton } from '#client/features/share/share-button.tsx'
import { breadcrumbList } from '#client/layout/breadcrumbs/breadcrumb-list.ts'
import { trailOf } from '#client/layout/breadcrumbs/trail.ts'
import { useFormat } from '#client/lib/format.ts'
import { Head } from '#client/lib/head.tsx'
import { JsonLd } from '#client/lib/json-block.tsx'
import { usePaths } from '#client/lib/links.ts'
import { organisation } from '#client/lib/organisation.ts'
import { useSite } from '#client/lib/site.ts'
import { SharedImage } from '#client/lib/social-picture.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Gap } from '#client/ui/notice.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { Prose } from '#client/ui/prose.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { PostPageFieldsFragment } from './post-page.generated.ts'

export function PostPage({ post }: { readonly post: PostPageFieldsFragment }): ReactElement {
  const { t } = useTranslation('content')
  const { date } = useFormat()
  const { pathTo } = usePaths()
  const { slug, title, excerpt, body, publishedAt, picture, categories } = post
  return (
    <article aria-labelledby="post-title" className="site-width pt-2 pb-16 md:pb-24">
      <PostHead post={post} path={pathTo('content', { slug })} />
      <PathLink
        path={pathTo('news')}
        className="inline-flex min-h-11 items-center gap-2 text-tide-deep hover:text-ink print:hidden"
      >
        <Icon name="back" className="size-5" />
        {t('post.back')}
      </PathLink>
      {/* Many of these pictures contain text, so they are not cropped. */}
      <div className="mt-4 mb-8 grid grid-cols-1 gap-8 md:mb-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center lg:gap-12">
        <header className="flex flex-col gap-4">
          <p className="kicker text-signal-deep">{t('post.heading')}</p>
          <h1 id="post-title" className="display text-title">
            {title}
          </h1>
          <p className="flex flex-wrap items-center gap-x-4 text-ink-soft figures">
            <time dateTime={publishedAt}>{date(publishedAt)}</time>
            {categories.map((category) => (
              <PathLink
                key={category.id}
                path={pathTo('newsTerm', { slug: category.slug })}
                className="inline-flex min-h-11 items-center font-semibold text-tide-deep hover:text-ink hover:underline"
              >
                {category.title}
              </PathLink>
            ))}
          </p>
        </header>
        <Picture
          picture={picture}
          sizes="(min-width: 80rem) 45rem, (min-width: 64rem) 55vw, 94vw"
          isFirst={true}
          className="aspect-3/2 rounded-lg"
        />
      </div>
      <div className="lg:grid lg:grid-cols-[1fr_minmax(0,68ch)_1fr]">
        <div className="lg:col-start-2">
          <p className="mb-6 text-lead font-semibold">{excerpt}</p>
          {body ? <Prose html={body} /> : null}
          <div className="mt-6 print:hidden">
            <ShareButton name={title} />
          </div>
          <MentionedProducts products={post.products} />
          {post.comments ? <CommentsSection slug={slug} comments={post.comments} /> : null}
        </div>
      </div>
      <RelatedPosts posts={post.related} />
    </article>
  )
}

type MentionedProductsProps = { readonly products: PostPageFieldsFragment['products'] }

/** Products that the text links to. */
function MentionedProducts({ products }: MentionedProductsProps): ReactElement | null {
  const { t } = useTranslation('content')
  if (products?.length === 0) return null
  return (
    <section
      aria-labelledby="post-products"
      className="mt-10 border-t border-line pt-10 print:hidden"
    >
      <SectionHeading id="post-products" title={t('post.products')} />
      {products ? (
        <ProductList>
          <ProductCards products={products} />
        </ProductList>
      ) : (
        <Gap what={t('post.products')} />
      )}
    </section>
  )
}

type RelatedPostsProps = { readonly posts: PostPageFieldsFragment['related'] }

function RelatedPosts({ posts }: RelatedPostsProps): ReactElement | null {
  const { t } = useTranslation('content')
  if (!posts || posts.length === 0) return null
  return (
    <section
      aria-labelledby="post-related"
      className="mt-14 border-t border-line pt-10 md:mt-20 md:pt-14 print:hidden"
    >
      <SectionHeading id="post-related" title={t('post.related')} />
      <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For shared links. */
function PostImage({ post }: Pick<PostHeadProps, 'post'>): ReactElement {
  const { date } = useFormat()
  const { title, publishedAt, picture, categories } = post
  const kicker = categories[0]?.title
  const lines = [date(publishedAt)]
  return <SharedImage shown={{ kind: 'story', title, kicker, lines, picture: picture?.url }} />
}

type PostHeadProps = { readonly post: PostPageFieldsFragment; readonly path: string }

function PostHead({ post, path }: PostHeadProps): ReactElement {
  const { t } = useTranslation('content')
  const { t: inFrame } = useTranslation('frame')
  const { absolute, pathTo } = usePaths()
  const { title, excerpt, publishedAt, updatedAt, picture, categories } = post
  const { name, logo, iso } = useSite()
  return (
    <>
      <Head
        title={title}
        description={excerpt}
        path={path}
        image={import.meta.env.SSR ? <PostImage post={post} /> : null}
        type="article"
      />
      <JsonLd
        value={
          import.meta.env.SSR
            ? {
                '@type': 'NewsArticle',
                headline: title,
                description: excerpt,
                datePublished: publishedAt,
                dateModified: updatedAt ?? publishedAt,
                mainEntityOfPage: absolute(path),
                url: absolute(path),
                inLanguage: iso,
                ...(categories[0] ? { articleSection: categories[0].title } : {}),
                // The federation writes as one: who typed a post is not public.
                author: organisation(name, absolute),
                publisher: {
                  ...organisation(name, absolute),
                  logo: absolute(logo?.url ?? '/icon-512.png'),
                },
                ...(picture ? { image: [absolute(picture.url)] } : {}),
              }
            : null
        }
      />
      <JsonLd
        value={
          import.meta.env.SSR
            ? breadcrumbList(
                trailOf({ name: inFrame('home'), path: pathTo('home') }, [
                  { name: t('news.posts'), path: pathTo('news') },
                  ...categories.slice(0, 1).map((topic) => ({
                    name: topic.title,
                    path: pathTo('newsTerm', { slug: topic.slug }),
                  })),
                  { name: title, path },
                ]),
                absolute,
              )
            : null
        }
      />
    </>
  )
}
