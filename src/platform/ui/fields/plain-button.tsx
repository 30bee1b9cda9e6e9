import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './button.module.css';

type PlainButtonProps = ComponentProps<'button'> & { look: 'heat' | 'outlined' | 'dark'; icon?: IconName };

/** A button as `Button` draws it, without its state of work: for parts that must stay light. */
export function PlainButton({ look, icon, children, type = 'button', ...rest }: PlainButtonProps) {
	return (
		<button {...rest} type={type} className={`${styles.button} ${styles[look]}`}>
			<span className={styles.words}>
				{icon && <Icon name={icon} />}
				{children}
			</span>
		</button>
	);
}
