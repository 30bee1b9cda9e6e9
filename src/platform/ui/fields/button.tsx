import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import { Spinner } from '../overlays/spinner.tsx';
import styles from './button.module.css';

type ButtonProps = ComponentProps<'button'> & {
	/** Heat for the primary action of a view; outlined or dark for others; quiet for text only. */
	variant: 'heat' | 'outlined' | 'dark' | 'quiet';
	icon?: IconName;
	/** The icon follows the text, like an arrow that leads on. */
	iconLast?: boolean;
	/** Work is in progress: this label, a verb in -ing, replaces the text, and pressing again does nothing. */
	busy?: string | false;
};

/**
 * A button. With `aria-disabled` it looks disabled but stays clickable, so that the page can explain why; prefer that.
 */
export function Button({
	variant,
	icon,
	iconLast,
	busy,
	className = '',
	type = 'button',
	...rest
}: ButtonProps) {
	const content = (
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
			className={`${styles.button} ${styles[variant]} ${className}`}
			aria-disabled={busy ? true : rest['aria-disabled']}
			onClick={busy ? refuse : rest.onClick}
		>
			{busy ? (
				<>
					{/* Kept invisibly, so that the button keeps its width. */}
					<span className={styles.kept} aria-hidden="true">
						{content}
					</span>
					<span className={styles.busy}>
						<Spinner size={24} plain />
						{busy}
					</span>
				</>
			) : (
				content
			)}
		</button>
	);
}

function refuse(event: MouseEvent) {
	event.preventDefault();
}
