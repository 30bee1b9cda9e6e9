import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import { Spinner } from '../overlays/spinner.tsx';
import styles from './button.module.css';

type ButtonProps = ComponentProps<'button'> & {
	/** Heat for the one thing to press in a view; outlined or dark for any other; quiet for words alone. */
	look: 'heat' | 'outlined' | 'dark' | 'quiet';
	icon?: IconName;
	/** The icon follows the words, as an arrow that leads on does. */
	iconLast?: boolean;
	/** The work is under way: the verb in -ing takes the words' place, and pressing again does nothing. */
	busy?: string | false;
};

/** A button. `aria-disabled` makes it look off and still be pressed, so that the page can say why; prefer it. */
export function Button({
	look,
	icon,
	iconLast,
	busy,
	className = '',
	type = 'button',
	...rest
}: ButtonProps) {
	const words = (
		<span className={styles.words}>
			{icon && !iconLast && <Icon name={icon} />}
			{rest.children}
			{icon && iconLast && <Icon name={icon} />}
		</span>
	);
	return (
		<button
			{...rest}
			type={type}
			className={`${styles.button} ${styles[look]} ${className}`}
			aria-disabled={busy ? true : rest['aria-disabled']}
			onClick={busy ? refuse : rest.onClick}
		>
			{busy ? (
				<>
					{/* Still there, unseen and unread, so that the button keeps its width. */}
					<span className={styles.kept} aria-hidden="true">
						{words}
					</span>
					<span className={styles.busy}>
						<Spinner size={24} plain />
						{busy}
					</span>
				</>
			) : (
				words
			)}
		</button>
	);
}

function refuse(event: MouseEvent) {
	event.preventDefault();
}
