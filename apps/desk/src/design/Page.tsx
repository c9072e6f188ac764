import { type ReactNode, useEffect, useRef } from 'react'

type PageProps = {
  title: string
  /** Buttons of the whole screen. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen of the desk: sets the window's title, and takes the focus when it is opened. */
export function Page({ title, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Lance`
    heading.current?.focus()
  }, [title])
  return (
    <section className="page">
      <header className="page-head">
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h1>
        {actions && <div className="actions">{actions}</div>}
      </header>
      {children}
    </section>
  )
}
