import {
	type FocusEvent,
	type FormEvent,
	type KeyboardEvent,
	useEffect,
	useId,
	useRef,
	useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../../platform/ui/hydrated.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { usePathTo } from '../../../platform/ui/link.tsx';
import { useNavigateTo } from '../../../platform/ui/navigate-to.ts';
import { lazyPart } from '../../../platform/ui/static-part.tsx';
import styles from './search-box.module.css';
import { listOptions, type SearchOption } from './search-option.ts';
import { type SuggestedGlove, useSuggestions } from './search-suggestions.ts';

/** The list below the box; loaded on first focus. */
const SearchOptions = lazyPart(() => import('./search-options.tsx').then((module) => module.SearchOptions));

/**
 * Delay in milliseconds after focus leaves the box before its text and results are cleared (docs/behaviour.md,
 * "Search").
 */
const CLEAR_AFTER_MS = 100;

/** The server rejects longer texts. */
const MAX_TEXT_LENGTH = 200;

type SearchBoxProps = {
	/** The accessible name, where a page has a second box. */
	label?: string;
	className?: string;
	/** Called instead of opening the glove's page. */
	onPick?: (glove: SuggestedGlove) => void;
	/** Called when focus has left and the box is cleared, or when Escape is pressed in an empty box. */
	onLeave?: () => void;
};

/**
 * A form that submits a search to /products; with scripts, an editable combobox with a list of gloves below
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Enter opens the active row, or the results page if there is
 * none.
 */
export function SearchBox({ label, className, onPick, onLeave }: SearchBoxProps) {
	const pathTo = usePathTo();
	const t = useTranslations('search');
	const name = label ?? t('label');
	const hydrated = useHydrated();
	const navigate = useNavigateTo();
	const id = useId();
	const area = useRef<HTMLElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [active, setActive] = useState(-1);
	const [wanted, setWanted] = useState(false);
	const { suggestions, load } = useSuggestions();
	const options = listOptions(suggestions);
	const expanded = options.length > 0;

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the first render
	useEffect(() => {
		// Includes text typed before hydration.
		if (document.activeElement === input.current) prepare();
		if (input.current?.value && document.activeElement === input.current) load(input.current.value);
		return () => clearTimeout(leaving.current);
	}, [load]);

	function prepare() {
		SearchOptions.load().then(
			() => setWanted(true),
			() => {},
		);
	}

	function search(text: string) {
		setActive(-1);
		load(text);
	}

	function clear() {
		if (input.current) input.current.value = '';
		search('');
	}

	function pick(option: SearchOption) {
		clear();
		if (option.glove && onPick) onPick(option.glove);
		else navigate(option.href);
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		const text = input.current?.value.trim() ?? '';
		search('');
		navigate(text === '' ? '/products' : `/products?${new URLSearchParams({ q: text })}`);
	}

	function pressKey(event: KeyboardEvent<HTMLInputElement>) {
		// An Enter that ends a composition belongs to the IME.
		if (event.nativeEvent.isComposing) return;
		const marked = options[active];
		if (event.key === 'Escape') {
			if (input.current?.value === '') onLeave?.();
			clear();
		} else if (event.key === 'Enter' && marked) pick(marked);
		else if (event.key === 'ArrowDown' && expanded) setActive((active + 1) % options.length);
		else if (event.key === 'ArrowUp' && expanded) setActive(active <= 0 ? options.length - 1 : active - 1);
		else if (event.key === 'Home' && marked) setActive(0);
		else if (event.key === 'End' && marked) setActive(options.length - 1);
		else return;
		event.preventDefault();
	}

	function clearOnLeave(event: FocusEvent) {
		if (event.relatedTarget && area.current?.contains(event.relatedTarget)) return;
		clearTimeout(leaving.current);
		leaving.current = setTimeout(() => {
			if (area.current?.contains(document.activeElement)) return;
			clear();
			onLeave?.();
		}, CLEAR_AFTER_MS);
	}

	const combobox = {
		role: 'combobox',
		'aria-autocomplete': 'list',
		'aria-expanded': expanded,
		'aria-controls': `${id}list`,
		'aria-activedescendant': options[active] && `${id}${active}`,
	} as const;

	return (
		<search
			ref={area}
			aria-label={name}
			className={[styles.area, className].filter(Boolean).join(' ')}
			onBlur={clearOnLeave}
		>
			<form className={styles.box} action={pathTo('/products')} onSubmit={submit}>
				<button type="submit" className={styles.button} aria-label={t('submit')}>
					<Icon name="search" />
				</button>
				<input
					ref={input}
					className={styles.input}
					name="q"
					aria-label={name}
					placeholder={t('placeholder')}
					maxLength={MAX_TEXT_LENGTH}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="search"
					onChange={(event) => search(event.target.value)}
					onFocus={prepare}
					onKeyDown={pressKey}
					{...(hydrated ? combobox : {})}
				/>
				<button
					type="button"
					className={`${styles.button} ${styles.clear}`}
					aria-label={t('clear')}
					onClick={() => {
						clear();
						input.current?.focus();
					}}
				>
					<Icon name="close" />
				</button>
			</form>
			{wanted && (
				<SearchOptions id={id} suggestions={suggestions} options={options} active={active} onPick={pick} />
			)}
		</search>
	);
}
