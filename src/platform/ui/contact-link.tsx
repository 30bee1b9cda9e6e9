import type { MouseEvent, ReactNode } from 'react';

/** The id of the footer heading that Contact links to. */
export const CONTACT_ID = 'contact';

/**
 * Scrolls to the contact block at the foot of the page and moves focus to its heading. Without scripts it is a plain
 * `#contact` link, which does the same without smooth scrolling.
 */
export function ContactLink({ className, children }: { className?: string; children: ReactNode }) {
	function goSmoothly(event: MouseEvent<HTMLAnchorElement>) {
		const heading = document.getElementById(CONTACT_ID);
		if (!heading) return;
		event.preventDefault();
		// Nothing behind an open dialog can take focus.
		event.currentTarget.closest('dialog')?.close();
		heading.focus({ preventScroll: true });
		const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
		heading.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
	}

	return (
		<a className={className} href={`#${CONTACT_ID}`} onClick={goSmoothly}>
			{children}
		</a>
	);
}
