/** French adjectives in the masculine singular, without accents; feminines, plurals and -ment are formed by rule. See `harmless.ts`. */

const ADJECTIFS = `
abandonne abime abordable absent absolu abstrait abime accessible accidentel acceptable accueillant actuel additionnel adequat adjacent administratif adorable adroit
affreux agile agreable agricole agressif aimable aise ajustable ajoure alternatif ambitieux amusant ancien angulaire annuel antique apparent appreciable approprie
approximatif ardu architectural arrondi artisanal artistique assez atroce attentif attrayant automnal autonome autre avance banal baroque bas basculant basique battu beau bel belle
beige bete bizarre blanc blanche bleu blond bon bonne bordeaux brave bref breve brillant brouillon brun brut bruyant calme canadien capable capricieux carre casse catholique celebre
central certain certifie charge charmant cher chere chiant chic circulaire civil clair classique cochon collectif colore combine comfortable commercial commode commun compact comparable compatible competent
competent complet complete complexe complique concave concis concret conditionnel confortable confus connexe connu conscient consecutif considerable constant content
contraire convenable conventionnel convexe cool coquet cordial corporatif correct costaud costeau coulissant courant courbe courbe court couteux creatif creux croche cubique culturel curieux cute cylindrique
debile decent decisif decoratif defectueux defraichi degeulasse degueulasse delicat delicieux delirant demontable dense dernier derniere desagreable desert desole detaille deuxieme devoue devoue
different difficile digne dimensionnel direct discret disponible distinct divers divin docile domestique double doue douloureux droit droite drole dispendieux durable ecologique economique
ecoeurant effectif efficace egal elargi elegant elementaire elliptique eloigne encombrant ennuyant enorme entier entiere epais epaisse epeurant epique epuise equitable etendu eternel ethique etrange
etranger etroit evident exact excellent excentrique exceptionnel excessif excite exclusif exigeant exigu existant experimental experimente expert expres extensible exterieur externe extra extraordinaire extreme
fabuleux facile facultatif faible fameux familial familier fantastique farfelu fatigant fatigue faux fausse favori favorable federal feminin ferme feroce festif fiable fidele fier fiere fin final fine finale fini fixe flexible flottant fluvial fonce fonce fonctionnel
fonde forestier formel formidable fort fortuit fou fragile franc francais frequent fripe frustrant frustre furieux futur gai gaucher gauche general genereux genial gentil geometrique geant geante gigantesque global glorieux
gourmand gracieux gradue grand gratuit grave grincheux gris gros grosse grossier habile habilite habitue habituel hardi haut hebdomadaire heureux hideux historique honnete honorable horrible humain humble hyper ideal identique
idiot illimite illustre imaginaire immatricule immatricule immediat immense immobile imparfait impatient important impossible impressionnant inattendu inaugural inclus incline incomplet incomplete inconnu incroyable independant indispensable individuel
industriel inegal inexperimente inferieur infini informel initial inquiet inquiete insignifiant insolite intact intelligent intense intensif interessant interesse interieur intermediaire international interne intime inutile invisible irregulier italien jaloux jaune jeune joli
journalier joyeux judicieux juste juteux laid laineux large las lateral legal legendaire leger legitime lent libre lineaire lisse litteraire local logique lointain long longue lourd loyal lumineux luxueux
magique magnifique maigre majestueux majeur majoritaire mal maladroit malin manquant manuel marginal maritime marrant massif materiel maternel mauvais maximal maximum mecanique mediocre meilleur memorable mensuel mental
merveilleux mesure metallique meticuleux meuble mignon militaire mince mineur miniature minime minimal minimum minier minuscule mixte mobile moderne modeste modique modulaire moindre mondial monstre monumental mou mouvemente
moyen muet multiple municipal mural musical mysterieux narratif nasal natal national naturel naval necessaire neglige nerveux net neuf neuve neutre niaiseux noble nocturne noir nombreux nomme nordique normal notable nouveau nouvel nouvelle nul numerique
oblique obligatoire obscur occasionnel occupe officiel oisif olympique ondule operationnel oppose optimal optimiste optionnel ordinaire original ornemental orthogonal ovale pacifique paisible pale panoramique parallele paresseux parfait particulier partiel passable
passionnant passionne patient patriotique pauvre pave payant peniblele penible perdu perfectionniste periodique permanent permis perpendiculaire personnel petit peureux physique piteux place plaisant plate pliable plein ponctuel
populaire portable portatif possible postal pratique precaire precaire precedent precieux precis precoce prefere prefabrique prefabrique preliminaire premier prepare present presentable prestigieux pret pret prete prevu primaire principal prioritaire prive
probable problematique prochain productif professionnel profond progressif prolonge propre provincial provisoire prudent public publique pur quadrille qualifie quelconque quotidien radical raide raisonnable rapproche rare recent rechange
recommande reconnu rectangulaire recule recycle reel refait regional regle reglable regulier relatif religieux remarquable renforce rentable repare repetitif representatif reproductible reserve residentiel
resistant respectif respectueux responsable restant restreint retarde retire retraite retreci reussi riche ridicule rigide rigoureux rigolo robuste rond rose rouille roux royal rude rudimentaire rugueux rural rustique sain saint saisonnier sale salissant satisfait
scolaire sculptural secondaire secret sensible sensationnel separe serein serieux serre serviable seul severe silencieux similaire simple sincere situe sobre sociable social soigne soigneux solidaire solide solitaire sombre somptueux sophistique souhaitable
souple souriant specialise special specifique spectaculaire splendide sportif stable standard stationnaire strategique strategique strict structurel stupide subtil suffisant superbe superficiel superieur supplementaire sur surdimensionne surprenant symbolique symetrique sympa sympathique synthetique
systematique talentueux tanne tant tardif technique tel temporaire tendu terrible tetu timide tolerable tordu tortueux total touffu tough touristique traditionnel tranquille transitoire transparent transversal triangulaire triste troisieme tubulaire turbo typique ultime
unique uni urbain urgent usage use usuel utile utilitaire vague vaillant valable valide vaniteux variable varie vaste veritable vert verte vestimentaire vibrant vierge vieux vieil vieille vilain vintage violet virtuel visible vital vivable vrai vulgaire
routier superpose plusieurs premiere deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme second demi
`;

export const FRENCH_ADJECTIVES = [ADJECTIFS];
