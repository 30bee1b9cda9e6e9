import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent, Ref } from 'react';
import { useHydrated } from '../hydrated.ts';

type ActionLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'href'> & {
	/** An anchor on this page, or the address of a page, with the same effect without scripts as `onAction`. */
	href: string;
	onAction: () => void;
	ref?: Ref<HTMLAnchorElement>;
};

/**
 * A control that is a link until scripts run, and a button from then on. The element never changes, so focus
 * stays.
 */
export function ActionLink({ href, onAction, children, ...rest }: ActionLinkProps) {
	const hydrated = useHydrated();
	if (!hydrated) {
		return (
			<a {...rest} href={href}>
				{children}
			</a>
		);
	}

	function act(event: MouseEvent | KeyboardEvent) {
		event.preventDefault();
		onAction();
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: the element stays the link it was sent as
		<a
			{...rest}
			href={href}
			role="button"
			onClick={act}
			onKeyDown={(event) => {
				if (event.key === ' ') act(event);
			}}
		>
			{children}
		</a>
	);
}
