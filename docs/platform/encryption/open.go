// Opens an encrypted payload: `go run open.go KEYS < PAYLOAD`, where KEYS is a file with the platform's private keys (a JSON Web
// Key Set). Prints the payload's JSON.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"os"
	"strings"

	"gopkg.in/square/go-jose.v2"
)

func main() {
	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	var keys jose.JSONWebKeySet
	if err := json.Unmarshal(text, &keys); err != nil {
		log.Fatal(err)
	}
	payload, err := io.ReadAll(os.Stdin)
	if err != nil {
		log.Fatal(err)
	}
	sealed, err := jose.ParseEncrypted(strings.TrimSpace(string(payload)))
	if err != nil || sealed.Header.Algorithm != "ECDH-ES" || sealed.Header.ExtraHeaders["enc"] != nil && sealed.Header.ExtraHeaders["enc"] != "A256GCM" {
		log.Fatal("unreadable_payload")
	}
	// A few bytes that are compressed can fill the memory.
	if sealed.Header.ExtraHeaders["zip"] != nil {
		log.Fatal("unreadable_payload")
	}
	// Old keys stay for the pages that have them.
	found := keys.Key(sealed.Header.KeyID)
	if len(found) == 0 {
		log.Fatal("unreadable_payload")
	}
	opened, err := sealed.Decrypt(found[0].Key)
	if err != nil {
		log.Fatal("unreadable_payload")
	}
	fmt.Println(string(opened))
}
