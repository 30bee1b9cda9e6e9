import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './button.module.css';

type PlainButtonProps = ComponentProps<'button'> & { look: 'heat' | 'outlined' | 'dark'; icon?: IconName };

/** Looks like `Button`, without its busy state: for parts that must stay small. */
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
