import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './button.module.css';

type PlainButtonProps = ComponentProps<'button'> & { variant: 'heat' | 'outlined' | 'dark'; icon?: IconName };

/** Looks like `Button`, without its busy state: for parts that must stay small. */
export function PlainButton({ variant, icon, children, type = 'button', ...rest }: PlainButtonProps) {
	return (
		<button {...rest} type={type} className={`${styles.button} ${styles[variant]}`}>
			<span className={styles.words}>
				{icon && <Icon name={icon} />}
				{children}
			</span>
		</button>
	);
}
