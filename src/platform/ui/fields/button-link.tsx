import { Link, type LinkProps } from '../link.tsx';
import styles from './button.module.css';

type ButtonLinkProps = LinkProps & {
	/** Heat for the primary action of a view; outlined for any other. */
	variant: 'heat' | 'outlined';
};

/** A link that looks like a button: on hover and focus the pass runs around it. */
export function ButtonLink({ variant, className = '', ...rest }: ButtonLinkProps) {
	return <Link {...rest} className={`${styles.button} ${styles[variant]} ${className}`} />;
}
